import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passed } from '#edge/api-proxy.ts';
import { clientKey } from '#edge/server/client-cap.ts';
import { letBodyPass } from '#edge/server/refusals.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import {
  askedConfirmations,
  askedMode,
  askedRelease,
  askedVersion,
  requireVersion,
} from './asked-release.ts';
import type { Query } from './asked-release.ts';
import { tokenId } from './squads.ts';
import type { Squad } from './squads.ts';
import { runTask } from './task-threads.ts';
import { agreedBy, nameOf, nearEnd, requireOwn, requireSquad, squadIn } from './token-access.ts';
import { uploadGate } from './upload-gate.ts';
import { checkLength, httpError, receiveRelease, MOST_BYTES } from './upload.ts';

const MOST_PER_MINUTE = 60;

interface ReleaseRequest {
  readonly Params: { readonly name: string };
  readonly Querystring: Query;
}

interface PublishingOptions {
  readonly data: string;
  /** Whether a browser opens the routes of what was sent, where there is one. */
  readonly opensRoutes: boolean;
  /** Whether one token alone may release without checks. */
  readonly isOneEnough: boolean;
}

/** What a squad does is done in its name. */
const authorOf = (squad: Squad, what: string, request: FastifyRequest<ReleaseRequest>): ChangeAuthor => {
  const { params, query } = request;
  const confirmed = askedConfirmations(query);
  const flags = confirmed.map((kind) => ` --${kind}`).join('');
  return { by: nameOf(squad), command: `http ${what} ${params.name}${flags}`, confirmed };
};

const serveReleases = (scope: FastifyInstance, options: PublishingOptions): void => {
  const { data } = options;
  const passGate = uploadGate(options.opensRoutes);

  /** Going round the checks is agreed on before a byte of the body is read. */
  const withAgreement = (
    author: ChangeAuthor,
    squad: Squad,
    request: FastifyRequest<ReleaseRequest>,
  ): ChangeAuthor =>
    request.query['without-checks'] === undefined
      ? author
      : { ...author, unchecked: 'all', notes: [agreedBy(options, request, squad)] };

  scope.post<ReleaseRequest>('/platform/releases/:name', {
    onRequest: async (request) => {
      const squad = requireSquad(data, request);
      requireOwn(squad, request.params.name);
      withAgreement({ command: '' }, squad, request);
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
        await receiveRelease(request, { data, name, folder: dist });
        const source = await runTask('checkUpload', { name, data, dist });
        const squad = requireSquad(data, request);
        const asked = withAgreement(authorOf(squad, 'release', request), squad, request);
        const author = await passGate({ name, data, dist }, { ...asked, source });
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

  /** Who asks, for what of its own. */
  const askedOf = (what: string, request: FastifyRequest<ReleaseRequest>) => {
    const { name } = request.params;
    const squad = requireSquad(data, request);
    requireOwn(squad, name);
    return { data, name, author: authorOf(squad, what, request) };
  };

  for (const what of ['rollback', 'promote', 'stop', 'withdraw'] as const) {
    scope.post<ReleaseRequest>(`/platform/${what}/:name`, {
      handler: async (request) => {
        const asked = askedOf(what, request);
        const to = what === 'promote' ? askedVersion(request.query) : askedRelease(request.query);
        const { version, build } = await runTask(what, { ...asked, to });
        return { name: asked.name, version, build };
      },
    });
  }
  scope.post<ReleaseRequest>('/platform/preview/:name', {
    handler: async (request) => {
      const token = tokenId(requireSquad(data, request));
      const to = requireVersion(request.query);
      return runTask('preview', { ...askedOf('preview', request), to, token });
    },
  });
  scope.post<ReleaseRequest>('/platform/prune/:name', {
    handler: async (request) => {
      const isDryRun = request.query['dry-run'] !== undefined;
      return { removed: await runTask('prune', { ...askedOf('prune', request), isDryRun }) };
    },
  });
  scope.get<ReleaseRequest>('/platform/reports/:name', {
    handler: async (request) => ({ reports: await runTask('reports', askedOf('reports', request)) }),
  });
  scope.get('/platform/history', async () => ({ history: await runTask('history', { data }) }));
};

/** A client that is cut off while it sends reads no answer. */
const readToItsEnd = async ({ raw, headers }: FastifyRequest): Promise<void> => {
  raw.unpipe();
  if (!raw.complete && !raw.destroyed && Number(headers['content-length']) <= MOST_BYTES) await passed(raw);
};

/** Releases of squads whose remotes have repositories of their own. */
export const servePublishing = (app: FastifyInstance, options: PublishingOptions): void => {
  const { data } = options;
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
    // Whoever works with it has to hear of it in time.
    scope.addHook('preSerialization', async (request, _, answer: object) => {
      const tokenEnds = nearEnd(data, request);
      return tokenEnds === undefined ? answer : { ...answer, tokenEnds };
    });
    serveReleases(scope, options);
  });
};
