import type { FastifyInstance } from 'fastify';
import { versionName } from '#registry/data-folder.ts';
import type { ServedState } from '../served-state.ts';
import type { SeenUse } from './release-health.ts';

const OF_REMOTE = /^\/app\/remotes\/(mfe-[a-z0-9-]+)\/([^/]+)\//;

/** Only of what visitors get: an address can name anything. */
const remoteUse = (path: string, { registry, canaries = {} }: ServedState): SeenUse | undefined => {
  const [, owner = '', version] = OF_REMOTE.exec(path) ?? [];
  const given = [registry.remotes[owner]?.current, canaries[owner]].find(
    (release) => release !== undefined && versionName(release) === version,
  );
  return given && { owner, version: given.version, build: given.build };
};

/** What a page does that is really open: it asks for the files of its shell and its remotes, and makes calls. */
const useOf = (address: string, status: number, state: ServedState): SeenUse | undefined => {
  if (address.startsWith('/app/assets/')) return 'shell';
  if (address.startsWith('/app/remotes/')) return remoteUse(address, state);
  return address.startsWith('/api/') && status < 300 ? 'call' : undefined;
};

interface NoteUsesOptions {
  readonly state: () => ServedState;
  readonly noteUse: (ip: string, use: SeenUse) => void;
}

/** Notes what visitors do besides reporting: a report alone decides nothing. */
export const noteUses = (app: FastifyInstance, { state, noteUse }: NoteUsesOptions): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { ip, url } = request;
    if (!/^\/(?:app\/(?:assets|remotes)|api)\//.test(url)) return;
    reply.raw.once('finish', () => {
      const use = useOf(url, reply.statusCode, state());
      if (use !== undefined) noteUse(ip, use);
    });
  });
};
