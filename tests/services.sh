#!/bin/sh
# Installs PostgreSQL, Redis and Chromium where they are missing and this may be done.
set -eu
missing=""
command -v redis-server >/dev/null || missing="redis-server"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v chromium >/dev/null || missing="$missing chromium"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    # The tests start their own servers; the system's need not run.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "Please install: $missing" >&2
    exit 1
fi
