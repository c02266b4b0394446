# Three images of one release: docker build --target edge, backend or release. docs/operations.md says what each is for.
# By its digest, which that page says how to renew: the same commit makes the same image.
ARG NODE=node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# Everything; no server runs from it.
FROM ${NODE} AS sources
RUN mkdir /app && chown node:node /app
USER node
WORKDIR /app
COPY --chown=node:node . .
RUN npm ci

# What each server imports when it runs: no tests, no screens, no compiler, nobody else's packages.
FROM sources AS servers
RUN for server in edge backend; do node tools/containers/copy-server.ts "$server" "servers/$server" || exit 1; done

# Builds, checks and releases, and opens what it releases in a browser.
FROM ${NODE} AS release
RUN apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell && rm -rf /var/lib/apt/lists/*
RUN mkdir /app /data && chown node:node /app /data
USER node
WORKDIR /app
COPY --from=sources --chown=node:node /app .
# For the history of releases: the image holds no repository that would tell.
ARG COMMIT
RUN test -n "$COMMIT" || { echo 'COMMIT is missing; docs/operations.md says how it is given.' >&2; exit 1; }
ENV PAYUNG_DATA=/data CI_COMMIT_SHA=${COMMIT}
RUN npm run build
CMD ["npm", "run", "history"]

FROM ${NODE} AS edge
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=servers /app/servers/edge .
USER node
ENV PAYUNG_DATA=/data PAYUNG_HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "platform/src/commands/serve.ts"]

FROM ${NODE} AS backend
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=servers /app/servers/backend .
USER node
ENV PAYUNG_DATA=/data HOST=0.0.0.0 PORT=8081
EXPOSE 8081
HEALTHCHECK --interval=5s --timeout=8s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "backend/src/server.ts"]
