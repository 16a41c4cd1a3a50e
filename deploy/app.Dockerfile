# One image for the host and every remote: `--build-arg APP=remote-map --build-arg VERSION=1.4.2`.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /suite
COPY package.json ./
RUN npm install --global "pnpm@$(node --print "require('./package.json').config.pnpm")"
COPY . .
# All of them: what is generated is made for every application, from what each declares, and a remote is built
# against the very versions that the host shares. The images have the layers up to here in common.
RUN pnpm install --frozen-lockfile --filter "host..." --filter "remote-*..."
RUN node shared-contracts/build/codegen.ts
ARG APP
ARG VERSION
RUN if [ "${APP:?}" = host ]; then out=/release; else out="/release/${VERSION:?}"; fi \
  && cd "$APP" && node ../shared-contracts/build/build-app.ts --out "$out" --version "$VERSION"

FROM caddy:2.10-alpine
ARG APP
COPY deploy/publish-release.sh /usr/local/bin/publish-release
COPY deploy/host.Caddyfile deploy/remote.Caddyfile /etc/rightway/
# The unprivileged port and account need no capability; a program that asks for one does not start where there is none.
RUN setcap -r /usr/bin/caddy \
  && cp "/etc/rightway/${APP%%-*}.Caddyfile" /etc/caddy/Caddyfile \
  && chmod +x /usr/local/bin/publish-release && mkdir -p /srv && chown 1000:1000 /srv
COPY --from=build --chown=1000:1000 /release /release
USER 1000:1000
ENV XDG_DATA_HOME=/tmp XDG_CONFIG_HOME=/tmp
EXPOSE 8080
ENTRYPOINT ["publish-release"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
