### Notifications of the server.

error-push-address = Le service de notification de ce navigateur ne peut pas être utilisé.
