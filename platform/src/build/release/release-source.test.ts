import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { sourceOf } from './release-source.ts';

const remoteFolder = (packageJson: object): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson));
  return folder;
};

const payung = { owner: 'Kite squad', onCall: 'kite@payung.example', repository: 'https://git.example/kite' };

const git = (cwd: string, ...args: readonly string[]): string =>
  spawnSync('git', ['-c', 'user.name=Ayu', '-c', 'user.email=ayu@payung.example', ...args], {
    cwd,
    encoding: 'utf8',
  }).stdout.trim();

it('says who owns a remote and which commit was built, and whether its files were changed since', () => {
  const folder = remoteFolder({ payung: { ...payung, secret: 'no field of ours' } });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'Fly');
  const commit = git(folder, 'rev-parse', 'HEAD');
  expect(commit).toMatch(/^[\da-f]{40}$/);
  expect(sourceOf(folder, {})).toEqual({ ...payung, commit });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ payung, version: '1.0.1' }));
  expect(sourceOf(folder, {})).toEqual({ ...payung, commit: `${commit}-dirty` });
});

it('takes the commit from CI where there is no repository', () => {
  const folder = remoteFolder({});
  expect(sourceOf(folder, { GITHUB_SHA: 'a1b2c3d' })).toEqual({ commit: 'a1b2c3d' });
  expect(sourceOf(folder, { CI_COMMIT_SHA: 'd3c2b1a' })).toEqual({ commit: 'd3c2b1a' });
  expect(sourceOf(folder, {})).toEqual({});
});
