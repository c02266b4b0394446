import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { squadOf } from '#publishing/squads.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

const run = promisify(execFile);

it('creates a token that is shown once, lists it without it, and revokes it', async () => {
  const data = temporaryFolder();
  const env = { ...process.env, PAYUNG_DATA: data };
  const token = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'token.ts'), ...args], { env });
    return stdout.trim();
  };
  const created = await token(
    'create',
    'Travel squad',
    '--remotes',
    'mfe-travel, mfe-x',
    '--days',
    '30',
    '--person',
    'Ayu Lestari',
  );
  const [secret = ''] = created.split('\n');
  expect(squadOf(data, secret)?.remotes).toEqual(['mfe-travel', 'mfe-x']);
  const listed = await token('list');
  expect(listed).toMatch(
    /^[\da-f]{8} {2}Travel squad: mfe-travel, mfe-x, of Ayu Lestari, since 20\d\d-\d\d-\d\d \d\d:\d\d by \S+@\S+, ends on 20\d\d-\d\d-\d\d, 30 days left$/,
  );
  expect(listed).not.toContain(secret);
  expect(await token('revoke', 'Travel squad')).toBe(`Revoked:\n${listed}`);
  expect(squadOf(data, secret)).toBeUndefined();
});
