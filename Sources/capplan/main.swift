print("capplan")
