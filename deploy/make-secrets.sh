#!/bin/sh
# Writes the files that docker-compose.yml reads, in the folder `secrets`, each with a new password; none that is there is changed.
set -eu
cd "$(dirname "$0")/.."
umask 077
mkdir -p secrets
# The containers read their files as users of their own.
chmod 711 secrets

new() { od -An -N 24 -tx1 /dev/urandom | tr -d ' \n'; }
write() {
  [ -e "secrets/$1" ] && return 0
  printf '%s' "$2" > "secrets/$1"
  chmod 444 "secrets/$1"
  echo "secrets/$1 is written"
}

write postgres_password "$(new)"
write mongo_password "$(new)"
write grafana_password "$(new)"
write searxng_settings "$(sed "s/^server:/server:\n  secret_key: $(new)/" deploy/searxng/settings.yml)"
write database_url "postgres://galley:$(cat secrets/postgres_password)@postgres:5432/galley"
write jobs_url "mongodb://galley:$(cat secrets/mongo_password)@mongo:27017/galley?replicaSet=galley&authSource=admin"
