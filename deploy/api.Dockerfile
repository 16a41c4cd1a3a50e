FROM node:24.21.0-bookworm-slim
WORKDIR /suite
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global "pnpm@$(node --print "require('./package.json').config.pnpm")"
COPY shared-contracts/package.json shared-contracts/
COPY api/package.json api/
RUN pnpm install --frozen-lockfile --prod --filter api...
COPY shared-contracts/src shared-contracts/src
COPY shared-contracts/schema shared-contracts/schema
COPY shared-contracts/build shared-contracts/build
COPY api/src api/src
RUN node shared-contracts/build/registries.ts
# Where uploaded releases go; a volume takes over its owner. /data holds what is on its way: uploads, reports, Word as PDF.
RUN mkdir /releases /data && chown node:node /releases /data
ENV DATA_FOLDER=/data
USER node
EXPOSE 4000
# Young objects in little room: docs/decisions/043-memory-that-comes-back.md.
CMD ["node", "--max-semi-space-size=16", "api/src/main.ts"]
