# In place of postgres:*-alpine: Debian's PostgreSQL, which makes its first role and database from the same settings.
FROM localhost/rightway-debian
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/ 2>/dev/null || true
COPY postgres-entrypoint.sh /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entrypoint.sh"]
