"""The whole HTTP interface of a server."""

from taverne.hosting.endpoints import TABLE_ENDPOINTS
from taverne.server.people_endpoints import PEOPLE_ENDPOINTS
from taverne.server.push_endpoints import PUSH_ENDPOINTS
from taverne.server.uploads import UPLOAD_ENDPOINTS

ENDPOINTS = (*PEOPLE_ENDPOINTS, *TABLE_ENDPOINTS, *UPLOAD_ENDPOINTS, *PUSH_ENDPOINTS)
