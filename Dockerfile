# One image for servers, workers and the command line. Behind a company's certificate, or with a registry of its own:
#   docker build --secret id=ca,src=ca.pem --build-arg NPM_CONFIG_REGISTRY=https://npm.example .
# podman and buildah keep HEALTHCHECK only with `--format docker`. All stages share a base, so that what npm chose for it fits.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
# The manifests alone first: packages are installed anew only when one of them changes.
COPY .npmrc package.json package-lock.json ./
COPY apps/kids-web/package.json apps/kids-web/
COPY apps/parent-web/package.json apps/parent-web/
COPY apps/server/package.json apps/server/
COPY packages/api/package.json packages/api/
COPY packages/browser/package.json packages/browser/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/
COPY tooling/benchmarks/package.json tooling/benchmarks/
COPY tooling/checks/package.json tooling/checks/
COPY tooling/e2e/package.json tooling/e2e/
COPY tooling/embedded-postgres/package.json tooling/embedded-postgres/
COPY tooling/mutants/package.json tooling/mutants/
COPY tooling/payments-sandbox/package.json tooling/payments-sandbox/
COPY tooling/progress/package.json tooling/progress/
COPY tooling/start/package.json tooling/start/
COPY tooling/testing/package.json tooling/testing/
COPY tooling/torture/package.json tooling/torture/
COPY tooling/web-build/package.json tooling/web-build/

# Everything, to build with.
FROM manifests AS build
ARG NPM_CONFIG_REGISTRY
RUN --mount=type=secret,id=ca NODE_EXTRA_CA_CERTS=/run/secrets/ca npm ci --include=dev
COPY . .
RUN npm run build

# What the built server loads: the `dependencies` of apps/server. Peers of libraries (a TypeScript compiler) are for those who build.
FROM manifests AS packages
ARG NPM_CONFIG_REGISTRY
RUN --mount=type=secret,id=ca NODE_EXTRA_CA_CERTS=/run/secrets/ca npm ci --omit=dev --legacy-peer-deps --workspace apps/server
# What our own packages name is in the bundle; these two are large.
RUN rm -r node_modules/drizzle-orm node_modules/zod

FROM node:24.21.0-bookworm-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Herohood" \
  org.opencontainers.image.description="A family habit game: heroes do missions, parents approve, everyone sees it at once." \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO_FAMILY=off
# Without DATABASE_URL the embedded Postgres is copied here once, and not again by each new container.
ENV XDG_CACHE_HOME=/data/cache
# What is built and what it loads, no source and no test. All of it belongs to root: the server cannot change itself.
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY apps/server/package.json apps/server/
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/kids-web/dist apps/kids-web/dist
COPY --from=build /app/apps/parent-web/dist apps/parent-web/dist
# Recordings, pictures and unsent mails; a volume takes over the owner of the folder it is laid on.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: a server whose database is away comes back by itself, and a restart would not help it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: the stop signal must reach the server.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
