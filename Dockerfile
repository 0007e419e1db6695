# Two stages: the compiler and the test tools stay behind; what runs is Node, the built program and an ordinary user.
# Node is an LTS version, by the digest of its image for all processors, so that a build is the same tomorrow. For a newer one:
#   docker buildx imagetools inspect node:24-bookworm-slim
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /galley
COPY package.json package-lock.json ./
COPY src/console/package.json ./src/console/package.json
RUN npm ci
COPY tsconfig.json tsconfig.build.json tsconfig.client.json LICENSE ./
COPY scripts ./scripts
COPY src ./src
# The client's README is a part of it.
COPY docs/api.md ./docs/api.md
RUN npm run build && npm prune --omit=dev

FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
# OPS_PORT, so that one health check serves every role: a worker has no other port.
ENV NODE_ENV=production HOST=0.0.0.0 GALLEY_DATA_DIR=/data OPS_PORT=9464
WORKDIR /galley
COPY --from=build /galley/package.json ./
COPY --from=build /galley/node_modules ./node_modules
COPY --from=build /galley/dist ./dist
COPY schema ./schema
COPY migrations ./migrations
COPY docs ./docs
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.OPS_PORT || process.env.PORT || 4000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/main/cli.js"]
CMD ["serve"]
