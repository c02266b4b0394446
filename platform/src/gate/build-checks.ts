import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRemote, checkShell } from '#registry/publish-checks.ts';
import { readShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { parseRelease, parseShell } from '#registry/release-schema.ts';
import { checkCalls } from './compare-calls.ts';
import { openRoutes } from './open-routes.ts';

/** What was built and is about to go live. */
interface Build {
  readonly data: string;
  readonly dist: string;
}

const openOrSay = async (name: string, opening: Promise<string | undefined>): Promise<readonly string[]> => {
  console.log(`${name}: routes in a browser …`);
  const skipped = await opening;
  return skipped === undefined ? [] : [skipped];
};

/**
 * What a built remote must pass beside the checks of publishing, and what the history then says of it: also what was
 * left out. Throws a DeploymentError.
 */
export const checkBuild = async (
  { data, dist }: Build,
  author: ChangeAuthor,
  open = openRoutes,
): Promise<ChangeAuthor> => {
  const built = parseRelease(readFileSync(join(dist, 'release.json'), 'utf8'));
  const registry = readRegistry(data);
  // Its reasons are clearer than those of a page that does not come.
  checkRemote(built, registry, readShell(data, registry));
  const notes = [
    ...(await checkCalls(data, dist, author.confirmed)),
    ...(await openOrSay(built.name, open({ data, dist, built }))),
  ];
  for (const text of notes) console.log(`${built.name}: ${text}`);
  return { ...author, notes };
};

/** The same of a built shell. */
export const checkShellBuild = async (
  { data, dist }: Build,
  author: ChangeAuthor,
  open = openRoutes,
): Promise<ChangeAuthor> => {
  const built = parseShell(readFileSync(join(dist, 'shell.json'), 'utf8'));
  checkShell(data, built, readRegistry(data));
  const leftOut = await openOrSay('shell', open({ data, dist, built }));
  for (const text of leftOut) console.log(`shell: ${text}`);
  return { ...author, notes: leftOut };
};
