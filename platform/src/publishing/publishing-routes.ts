import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passed } from '#edge/api-proxy.ts';
import { isOwnMachine } from '#edge/monitoring.ts';
import { clientKey } from '#edge/server/client-cap.ts';
import { letBodyPass } from '#edge/server/refusals.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { withSpace } from '#registry/disk-space.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { askedConfirmations, askedMode, askedRelease, askedVersion } from './asked-release.ts';
import type { Query } from './asked-release.ts';
import { squadOf, tokenId } from './squads.ts';
import type { Squad } from './squads.ts';
import { runTask } from './task-threads.ts';
import { uploadGate } from './upload-gate.ts';
import { checkLength, httpError, receiveUpload, MOST_BYTES } from './upload.ts';

const MOST_PER_MINUTE = 60;

interface ReleaseRequest {
  readonly Params: { readonly name: string };
  readonly Querystring: Query;
}

const squadIn = (data: string, { headers }: FastifyRequest): Squad | undefined => {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : squadOf(data, token);
};

const requireSquad = (data: string, request: FastifyRequest): Squad => {
  if (request.protocol !== 'https' && !isOwnMachine(request))
    throw httpError(
      403,
      'Releases are taken over https only: revoke this token, it was readable on its way.',
    );
  const squad = squadIn(data, request);
  if (!squad) throw httpError(401, 'The token is missing, revoked or not of this platform.');
  return squad;
};

/** The same words for what belongs to another squad and for what does not exist. */
const requireOwn = ({ squad, remotes }: Squad, name: string): void => {
  if (!remotes.includes(name))
    throw httpError(403, `The token of ${squad} is for ${remotes.join(', ')} and for nothing else.`);
};

/** What a squad does is done in its name. */
const authorOf = ({ squad }: Squad, what: string, request: FastifyRequest<ReleaseRequest>): ChangeAuthor => {
  const { params, query } = request;
  const confirmed = askedConfirmations(query);
  const flags = confirmed.map((kind) => ` --${kind}`).join('');
  // Who sends it says so; what was checked elsewhere cannot be seen here.
  const unchecked = query['without-checks'] === undefined ? undefined : 'all';
  return { by: squad, command: `http ${what} ${params.name}${flags}`, confirmed, unchecked };
};

interface PublishingOptions {
  readonly data: string;
  /** Whether a browser opens the routes of what was sent, where there is one. */
  readonly opensRoutes: boolean;
}

/** What a squad does with what it has released, and how it names the release that it means. */
const CHANGES = { rollback: askedRelease, promote: askedVersion, stop: () => undefined } as const;

const serveReleases = (scope: FastifyInstance, { data, opensRoutes }: PublishingOptions): void => {
  const passGate = uploadGate(opensRoutes);
  scope.post<ReleaseRequest>('/platform/releases/:name', {
    onRequest: async (request) => {
      requireOwn(requireSquad(data, request), request.params.name);
      checkLength(request);
    },
    handler: async (request, reply) => {
      const {
        params: { name },
        query,
      } = request;
      const mode = askedMode(query);
      // Removed by the next release where this process dies before.
      const dist = join(data, `upload-${randomUUID()}.draft`);
      try {
        await withSpace(data, name, {
          prepare: () => runTask('makeSpace', { data }),
          publish: () => receiveUpload(request, dist),
          // Removed below, whatever becomes of it.
          undo: () => Promise.resolve(),
        });
        const source = await runTask('checkUpload', { name, data, dist });
        const asked = { ...authorOf(requireSquad(data, request), 'release', request), source };
        const author = await passGate({ name, data, dist }, asked);
        // Asked for again: the token may have been revoked meanwhile.
        const token = tokenId(requireSquad(data, request));
        const release = await runTask('publish', { name, data, dist, mode, author, token });
        void reply.status(201);
        return release;
      } finally {
        await rm(dist, { recursive: true, force: true });
      }
    },
  });
  for (const what of ['rollback', 'promote', 'stop'] as const) {
    scope.post<ReleaseRequest>(`/platform/${what}/:name`, {
      handler: async (request) => {
        const { params, query } = request;
        const { name } = params;
        const squad = requireSquad(data, request);
        requireOwn(squad, name);
        const author = authorOf(squad, what, request);
        const { version, build } = await runTask(what, { data, name, author, to: CHANGES[what](query) });
        return { name, version, build };
      },
    });
  }
  scope.get('/platform/history', async () => ({ history: await runTask('history', { data }) }));
};

/** A client that is cut off while it sends reads no answer. */
const readToItsEnd = async ({ raw, headers }: FastifyRequest): Promise<void> => {
  raw.unpipe();
  if (!raw.complete && !raw.destroyed && Number(headers['content-length']) <= MOST_BYTES) await passed(raw);
};

/** Releases of squads whose remotes have repositories of their own. */
export const servePublishing = (app: FastifyInstance, { data, opensRoutes }: PublishingOptions): void => {
  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: MOST_PER_MINUTE,
      timeWindow: '1 minute',
      // Whoever has a token does not share the limit of an address with strangers.
      keyGenerator: (request) => squadIn(data, request)?.digest ?? clientKey(request.ip),
      errorResponseBuilder: () => httpError(429, 'Too many requests: wait a minute.'),
    });
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    // Before a byte of a body is read.
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      requireSquad(data, request);
    });
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      const status = error instanceof DeploymentError ? 422 : (error.statusCode ?? 500);
      await readToItsEnd(request);
      if (status >= 500) return app.errorHandler(error, request, reply);
      letBodyPass(request, reply);
      return reply.status(status).send({ error: error.message });
    });
    serveReleases(scope, { data, opensRoutes });
  });
};
