# The shop in a container: built in the first stage, run as an unprivileged user in the second.
ARG NODE=24

FROM node:${NODE}-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node node_modules/webpack-cli/bin/cli.js

FROM node:${NODE}-trixie-slim
# For backups of PostgreSQL.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist dist
# The data, its backups and, apart from both, the encryption key of confidential fields.
RUN install -d -o 10001 -g 10001 -m 700 /data /data-backups /keys
VOLUME ["/data", "/data-backups", "/keys"]
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DEMO=off DATA_DIR=/data DATA_KEY_FILE=/keys/data.key
# Limits unused memory retained by the C library; see docs/operations.md.
ENV MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "dist/server/main.mjs"]
