import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRemote, checkShell } from '#registry/publish-checks.ts';
import { readShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { parseRelease, parseShell } from '#registry/release-schema.ts';
import { checkCalls } from './compare-calls.ts';
import { openRoutes } from './open-routes.ts';
import type { TrialBuild } from './trial-folder.ts';

/** What was built and is about to go live. */
interface Build {
  readonly data: string;
  readonly dist: string;
}

interface GateOptions {
  readonly open?: typeof openRoutes;
  /** Hears what is done. */
  readonly say?: (text: string) => void;
}

interface CheckedBuild extends TrialBuild {
  readonly name: string;
}

const passGate = async (
  { name, ...build }: CheckedBuild,
  author: ChangeAuthor,
  { open = openRoutes, say = console.log }: GateOptions,
): Promise<ChangeAuthor> => {
  const { data, dist, built } = build;
  const { version, build: id } = built;
  const calls = await checkCalls({ data, dist, built: { name, version, build: id } }, author.confirmed);
  say(`${name}: routes in a browser …`);
  const skipped = await open(build);
  const notes = [...calls, ...(skipped === undefined ? [] : [skipped])];
  for (const text of notes) say(`${name}: ${text}`);
  return { ...author, notes };
};

/**
 * What a built remote must pass beside the checks of publishing, and what the history then says of it: also what was
 * left out. Throws a DeploymentError.
 */
export const checkBuild = async (
  { data, dist }: Build,
  author: ChangeAuthor,
  options: GateOptions = {},
): Promise<ChangeAuthor> => {
  const built = parseRelease(readFileSync(join(dist, 'release.json'), 'utf8'));
  const registry = readRegistry(data);
  // Its reasons are clearer than those of a page that does not come.
  checkRemote(built, registry, readShell(data, registry));
  return passGate({ name: built.name, data, dist, built }, author, options);
};

/** The same of a built shell. */
export const checkShellBuild = async (
  { data, dist }: Build,
  author: ChangeAuthor,
  options: GateOptions = {},
): Promise<ChangeAuthor> => {
  const built = parseShell(readFileSync(join(dist, 'shell.json'), 'utf8'));
  checkShell(data, built, readRegistry(data));
  return passGate({ name: 'shell', data, dist, built }, author, options);
};
