import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmed } from '#registry/confirmations.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { parseRelease } from '#registry/release-schema.ts';
import { compareCalls } from './compare-calls.ts';

/** A remote that was built and is about to go live. */
interface BuiltRemote {
  readonly data: string;
  readonly dist: string;
}

/**
 * What a built remote must pass beside the checks of publishing, and what the history then says of it: of calls that
 * were not compared too. Throws a DeploymentError.
 */
export const checkBuild = async (
  { data, dist }: BuiltRemote,
  author: ChangeAuthor,
): Promise<ChangeAuthor> => {
  const release = parseRelease(readFileSync(join(dist, 'release.json'), 'utf8'));
  const { findings, skipped } = await compareCalls(data, dist);
  const found = confirmed(release, findings, author.confirmed).trim();
  if (skipped !== undefined) console.log(`${release.name}: ${skipped}`);
  return { ...author, notes: [found, skipped ?? ''].filter((text) => text !== '') };
};
