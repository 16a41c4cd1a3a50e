# In place of node:*-bookworm-slim: Debian with the Node that the suite brings and this machine's npm.
FROM localhost/rightway-debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && useradd --uid 1000 --create-home node
CMD ["node"]
