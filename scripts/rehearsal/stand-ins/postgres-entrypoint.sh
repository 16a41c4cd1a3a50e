#!/bin/sh
# Makes the cluster on the first start, as the image of PostgreSQL does, and runs the server as its own user.
set -eu
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
mkdir -p "$PGDATA" /run/postgresql
chown postgres:postgres "$PGDATA" /run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password="$(mktemp)"
  printf '%s' "$POSTGRES_PASSWORD" > "$password"
  chown postgres "$password"
  as_postgres initdb --username="$POSTGRES_USER" --pwfile="$password" --auth-host=scram-sha-256 --auth-local=trust
  rm "$password"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl --wait --options='-c listen_addresses=' start
  as_postgres createdb --username="$POSTGRES_USER" "$POSTGRES_DB" || true
  as_postgres pg_ctl --wait --mode=fast stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -c listen_addresses='*'
