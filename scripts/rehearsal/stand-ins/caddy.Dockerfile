# In place of caddy:*-alpine: Debian's Caddy, with the capability and the folders of that image.
FROM localhost/rightway-debian
RUN apt-get update && apt-get install --yes --no-install-recommends caddy && rm -rf /var/lib/apt/lists/* \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy && mkdir -p /config /data
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
