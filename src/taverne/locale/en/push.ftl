### Notifications of the server.

error-push-address = This browser’s push service cannot be used.
