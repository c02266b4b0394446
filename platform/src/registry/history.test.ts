import { hostname, userInfo } from 'node:os';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { generationFile } from './data-folder.ts';
import { historyLines } from './history.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { rollBackRemote } from './roll-back.ts';

it('prints every change with its person, what is live, and what is marked bad', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild(), {
    command: 'release mfe-kite --without-checks',
    unchecked: 'all',
  });
  await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
  await rollBackRemote(data, 'mfe-kite');
  writeFileSync(generationFile(data, 1), '');
  const who = `${userInfo().username}@${hostname()}`;
  const lines = historyLines(data).map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'WHEN'));
  expect(lines).toEqual([
    '1  cannot be read: Unexpected end of JSON input',
    `2  WHEN  ${who}  release mfe-kite --without-checks (without checks): mfe-kite 1.0.0-aaaaaaaaaa is live.`,
    `3  WHEN  ${who}  release mfe-kite: mfe-kite 2.0.0-bbbbbbbbbb is live, instead of 1.0.0-aaaaaaaaaa.`,
    `4  WHEN  ${who}  rollback mfe-kite: mfe-kite 1.0.0-aaaaaaaaaa is live again; 2.0.0-bbbbbbbbbb is marked bad.`,
    'Live: shell 1.0.0-ssssssssss, mfe-kite 1.0.0-aaaaaaaaaa.',
    'Marked bad, skipped by rollbacks: mfe-kite 2.0.0-bbbbbbbbbb.',
  ]);
});

it('says that nothing is deployed in an empty folder', () => {
  expect(historyLines(temporaryFolder())).toEqual(['Live: nothing.']);
});
