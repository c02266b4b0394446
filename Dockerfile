# syntax=docker/dockerfile:1
# Three images of one release: docker build --target edge, backend or release. docs/operations.md says what each is for.

# Everything, to build, check and release; no server runs from it.
FROM node:24-slim AS release
RUN mkdir /app /data && chown node:node /app /data
USER node
WORKDIR /app
ENV PAYUNG_DATA=/data
COPY --chown=node:node . .
RUN npm ci && npm run build
CMD ["npm", "run", "history"]

# What a server needs, without what builds and tests, and without PostgreSQL and Node, which are elsewhere.
FROM node:24-slim AS server
RUN mkdir /data && chown node:node /data
WORKDIR /app
ENV PAYUNG_DATA=/data
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/check-node.cjs platform/
COPY backend/package.json backend/
COPY shared/package.json shared/
RUN npm ci --omit=dev --workspace=@payung/platform --workspace=backend && npm cache clean --force
COPY . .
# The backend reads contracts and rules of the remotes, none of their packages.
RUN for remote in mfe-*; do ln -s "../$remote" "node_modules/$remote"; done
USER node

FROM server AS edge
ENV PAYUNG_HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "platform/src/commands/serve.ts"]

FROM server AS backend
ENV HOST=0.0.0.0 PORT=8081
EXPOSE 8081
HEALTHCHECK --interval=5s --timeout=8s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "backend/src/server.ts"]
