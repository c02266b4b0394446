import type { FastifyInstance } from 'fastify';
import { EDGE_HEADER, INSTALLED_APP, KEPT_MARK, PUSH_CHANGED } from '@payung/shared/installed-app.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { EDGE_TEXTS, refuse } from '../server/refusals.ts';
import { drawIcon } from './icon.ts';
import { manifest } from './manifest.ts';
import { endedWorker, serviceWorker } from './service-worker.ts';

const HAND_OVER_MS = 120_000;
const PATIENCE_MS = 4_000;

/** A push that cannot be read still has to be shown: browsers withdraw the permission of who shows nothing. */
const NEWS = {
  title: BRAND.name,
  body: {
    en: 'There is news for you. Tap to see it.',
    id: 'Ada kabar baru untuk Anda. Ketuk untuk melihatnya.',
  },
} as const;

/** Without the blanks of its sources. */
const scriptOf = (run: (given: never) => void, given?: object): string =>
  `(${String(run)
    .replaceAll(/\s*\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s\/\/ [^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')})(${given === undefined ? '' : JSON.stringify(given)});\n`;

export const WORKER = scriptOf(serviceWorker, {
  app: INSTALLED_APP,
  handOverMs: HAND_OVER_MS,
  patienceMs: PATIENCE_MS,
  edgeHeader: EDGE_HEADER,
  keptMark: KEPT_MARK,
  pushChanged: PUSH_CHANGED,
  news: NEWS,
});
export const ENDED_WORKER = scriptOf(endedWorker);

const { page, primary } = COLOURS;
const ICONS = [
  [INSTALLED_APP.icon, 192],
  [INSTALLED_APP.largeIcon, 512],
] as const;

/** What the worker itself may do: talk to this origin, and show its icon with a notice. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'";

/** Serves what makes an installed application of the pages, and takes the worker back where the operator says so. */
export const serveInstalledApp = (app: FastifyInstance, isTakenBack: boolean): void => {
  app.get(INSTALLED_APP.worker, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .send(isTakenBack ? ENDED_WORKER : WORKER),
  );
  app.get(INSTALLED_APP.manifest, (_, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
  for (const [path, size] of ICONS) {
    let drawn: Buffer | undefined;
    app.get(path, (_, reply) => {
      drawn ??= drawIcon(size, { path: DRAWINGS.umbrella, line: page, ground: primary });
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(drawn);
    });
  }
  // Shared while the device has no worker: the form opens empty, and what was shared is not read.
  void app.register(async (shared) => {
    shared.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    shared.post(INSTALLED_APP.share, (request, reply) => {
      // What a device shares comes from the browser itself. The worker asks here, as it does not see this header.
      if (['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'])))
        return refuse(request, reply, { status: 403, text: EDGE_TEXTS.badRequest });
      return reply.redirect(INSTALLED_APP.leadForm, 303);
    });
  });
};
