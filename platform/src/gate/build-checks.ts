import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmed } from '#registry/confirmations.ts';
import { checkRemote } from '#registry/publish-checks.ts';
import { readShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { parseRelease } from '#registry/release-schema.ts';
import { compareCalls } from './compare-calls.ts';
import { openRoutes } from './open-routes.ts';

/** A remote that was built and is about to go live. */
interface BuiltRemote {
  readonly data: string;
  readonly dist: string;
}

/**
 * What a built remote must pass beside the checks of publishing, and what the history then says of it: also what was
 * left out. Throws a DeploymentError.
 */
export const checkBuild = async (
  { data, dist }: BuiltRemote,
  author: ChangeAuthor,
  open = openRoutes,
): Promise<ChangeAuthor> => {
  const built = parseRelease(readFileSync(join(dist, 'release.json'), 'utf8'));
  const registry = readRegistry(data);
  // Its reasons are clearer than those of a page that does not come.
  checkRemote(built, registry, readShell(data, registry));
  const { findings, skipped } = await compareCalls(data, dist);
  const found = confirmed(built, findings, author.confirmed).trim();
  console.log(`${built.name}: routes in a browser …`);
  const leftOut = [skipped, await open({ data, dist, built })].filter((text) => text !== undefined);
  for (const text of leftOut) console.log(`${built.name}: ${text}`);
  return { ...author, notes: found === '' ? leftOut : [found, ...leftOut] };
};
