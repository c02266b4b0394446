import { remote } from '#build/remote.ts';
import { startDevelopmentAgainst } from '#dev/dev-against.ts';
import { runDevelopment } from '#dev/run-development.ts';
import type { RemoteFolder } from './remote-folder.ts';

/** Serves a remote in the pages of a platform that runs, and builds it again when it changes. */
export const develop = (
  { name, folder, dist }: RemoteFolder,
  against = process.env['PAYUNG_AGAINST'],
): Promise<void> =>
  runDevelopment((port) =>
    startDevelopmentAgainst(
      {
        names: [name],
        configOf: () => remote(name, { folder, output: dist }),
        types: { project: folder, cwd: folder },
      },
      { against, port },
    ),
  );
