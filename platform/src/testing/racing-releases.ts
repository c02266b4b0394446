import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { platformRoot } from '#build/paths.ts';
import { routeAt, sampleBuild } from './sample-release.ts';

const SCRIPT = join(platformRoot, 'src', 'testing', 'publish-many.ts');

/** Publishes in a process of its own, which dies at a step; exit code, or the signal that ended it. */
export const publishing = (data: string, dieAt: string, builds: readonly string[]): Promise<unknown> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, data, dieAt, ...builds], (error) =>
      resolve(error ? (error.signal ?? error.message) : 0),
    );
  });

export const racer = (name: string): string => sampleBuild({ name, routes: [routeAt(`/${name}`)] });
