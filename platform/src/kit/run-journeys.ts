import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { journeyRun } from '../test-run/against.ts';
import { runPlaywright } from '../test-run/playwright.ts';
import { buildRemote } from './build-remote.ts';
import type { RemoteFolder } from './remote-folder.ts';

/** For Playwright and the processes that it starts: they load the kit too. */
const NODE_OPTIONS = [
  process.env['NODE_OPTIONS'] ?? '',
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(join(import.meta.dirname, 'strip-types.js')).href}`,
].join(' ');

/** The journeys of a remote: in the kit's shell, built from its folder, or on a platform that runs (`--against`). */
export const runJourneys = async (one: RemoteFolder, given: readonly string[]): Promise<void> => {
  const run = journeyRun(given, process.env);
  if (run.against === undefined) await buildRemote(one);
  const config = join(import.meta.dirname, 'playwright.config.ts');
  await runPlaywright(run, { cwd: one.folder, config, env: { NODE_OPTIONS } });
};
