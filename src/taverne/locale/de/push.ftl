### Notifications of the server.

error-push-address = Der Benachrichtigungsdienst dieses Browsers kann nicht verwendet werden.
