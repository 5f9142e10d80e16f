"""Tables and everything people do at them, wherever they are hosted: by a server or on the device they play on."""
