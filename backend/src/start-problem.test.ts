import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { PostgresFailed } from '#core/database/embedded/cluster.ts';
import { DataTooOld, MigrationFailed } from '#core/database/migrate.ts';
import { claimSecret } from '#app/secrets/claim-secret.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { readEnvironment } from './environment.ts';
import { startBackend } from './start-backend.ts';
import { printStartProblem } from './start-problem.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-start-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());
const database = useTestDatabase();

const withCode = (code: string): Error => Object.assign(new Error('something with data in it'), { code });

/** What is printed when the server does not start. */
const start = async (variables: object, parts: Parameters<typeof startBackend>[1] = {}): Promise<string> => {
  const environment = readEnvironment({ PAYUNG_DATA: path.join(home, 'data'), ...variables });
  return await startBackend(environment, { modules: [kiteModule], ...parts }).then(
    () => 'It has started',
    printStartProblem,
  );
};

it.each(['mkdirSync', 'writeFileSync'] as const)(
  'says that the disk is full where %s finds no space',
  async (name) => {
    vi.spyOn(fs, name).mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/srv/payung' });
    });
    expect(await start({})).toBe(
      'The server did not start. The disk is full. Free some space, then start again. (ENOSPC, /srv/payung)',
    );
  },
);

it('says that the disk is full where the tables or the people of the demo find no space', () => {
  expect(printStartProblem(new MigrationFailed('023-jobs.sql', withCode('53100')))).toContain(
    'The disk of the database is full. Free some space there, then start again.',
  );
  expect(printStartProblem(withCode('53100'))).toBe(
    'The server did not start. The disk of the database is full. Free some space there, then start again. (53100)',
  );
});

it('says what to do when PostgreSQL is not there', async () => {
  const printed = await start({ DATABASE_URL: `postgresql:///payung?host=${home}/nowhere` });
  expect(printed).toContain('Start PostgreSQL, or correct DATABASE_URL. (ENOENT');
});

it('does not start on a database of another secret, and says how to change it', async () => {
  await claimSecret({
    db: database.db,
    secret: 'the secret of another process, long enough',
    olderSecrets: [],
    isLost: false,
    now: new Date('2026-01-15'),
    columns: [],
  });
  const printed = await start({}, { database: database.opened });
  expect(printed).toContain('This database belongs to another secret than the one of this process.');
  expect(printed).toContain('PAYUNG_SECRET_PREVIOUS');
});

it('explains ENOENT of mkdir as a read-only disk or a missing parent folder', () => {
  const readOnly = Object.assign(new Error('ENOENT: no such file or directory, mkdir'), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: '/srv/payung',
  });
  expect(printStartProblem(readOnly)).toBe(
    'The server did not start. The folder cannot be made: the disk can only be read, or a folder above is missing. ' +
      'Set PAYUNG_DATA to a folder that can be written. (ENOENT, /srv/payung)',
  );
});

it('prints the own message of errors that already explain what to do', () => {
  const tooOld = new DataTooOld();
  expect(printStartProblem(tooOld)).toBe(tooOld.message);
});

it('explains a full disk reported by PostgreSQL, and quotes its output for any other failure', () => {
  const full = new PostgresFailed(
    'PostgreSQL did not start',
    'FATAL:  could not write: No space left on device',
  );
  expect(printStartProblem(full)).toBe(
    'The server did not start. The disk is full. Free some space, then start again. (ENOSPC)',
  );
  const other = new PostgresFailed(
    'PostgreSQL did not start',
    'FATAL:  data directory has wrong ownership\n',
  );
  expect(printStartProblem(other)).toBe(
    'The server did not start. PostgreSQL did not start: FATAL:  data directory has wrong ownership',
  );
});
