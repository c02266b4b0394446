import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSource } from '#registry/release-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The commit that is checked out, marked where files of it were changed since; CI may build without the history. */
const commitOf = (folder: string, environment: Environment): string | undefined => {
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  return environment['GITHUB_SHA'] ?? environment['CI_COMMIT_SHA'];
};

/** Whose release it is and where its sources are: `payung` in the remote's package.json, and the commit. */
export const sourceOf = (folder: string, environment: Environment = process.env): ReleaseSource => {
  const file = join(folder, 'package.json');
  const { payung = {} } = JSON.parse(readFileSync(file, 'utf8')) as { readonly payung?: ReleaseSource };
  const { owner, onCall, repository } = payung;
  return { owner, onCall, repository, commit: commitOf(folder, environment) };
};
