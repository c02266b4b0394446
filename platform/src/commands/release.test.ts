import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

/** Exit code and what the command says of its end. */
const release = (...args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'release.ts'), ...args],
      { cwd: repositoryRoot, env: { ...process.env, PAYUNG_DATA: temporaryFolder() } },
      (error, _, stderr) => resolve(`${error?.code} ${stderr.trim()}`),
    );
  });

it('refuses to release the sources of another remote under the name of a remote', async () => {
  const file = join(repositoryRoot, 'mfe-home', 'package.json');
  expect(await release('mfe-travel', '--without-checks', '--from', 'mfe-home')).toBe(
    `1 ${file} is that of mfe-home, not of mfe-travel.`,
  );
});

it('accepts the options that confirm a change, and refuses an unknown one', async () => {
  expect(await release('mfe-travel', '--removals', '--modes', '--older', '--calls', '--anything')).toMatch(
    /^1 Unknown option '--anything'/,
  );
});
