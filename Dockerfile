# One image for servers, workers and the command line. Builder and final image share a base, so that what npm compiled fits.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
ENV TURBO_TELEMETRY_DISABLED=1 TURBO_NO_UPDATE_NOTIFIER=1
# The manifests alone first: packages are installed anew only when one of them changes.
COPY package.json package-lock.json ./
COPY apps/kids-web/package.json apps/kids-web/
COPY apps/parent-web/package.json apps/parent-web/
COPY apps/server/package.json apps/server/
COPY packages/api/package.json packages/api/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/
COPY tooling/benchmarks/package.json tooling/benchmarks/
COPY tooling/checks/package.json tooling/checks/
COPY tooling/e2e/package.json tooling/e2e/
COPY tooling/embedded-postgres/package.json tooling/embedded-postgres/
COPY tooling/payments-sandbox/package.json tooling/payments-sandbox/
COPY tooling/start/package.json tooling/start/
COPY tooling/testing/package.json tooling/testing/
COPY tooling/torture/package.json tooling/torture/
COPY tooling/web-build/package.json tooling/web-build/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:20.20.2-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO_FAMILY=off
# The built apps, the few packages that are not bundled, and where npm's links in node_modules lead; packages may also lie beside
# the one that needs them. All of it belongs to root: the server cannot change itself.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps apps
COPY --from=build /app/packages packages
COPY --from=build /app/tooling tooling
# Recordings, pictures and unsent mails; a volume takes over the owner of the folder it is laid on.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: the stop signal must reach the server.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
