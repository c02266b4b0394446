import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isInstalled = (): boolean => existsSync('/usr/lib/postgresql');

/**
 * Concurrency tests also run on a real PostgreSQL: the one of TEST_DATABASE_URL, or Debian's,
 * which is installed where possible. Prints which engines the run uses.
 */
export const ensurePostgres = (): void => {
  if (process.env['TEST_DATABASE_URL']) {
    console.log('Engines: PGlite, and the PostgreSQL of TEST_DATABASE_URL.');
    return;
  }
  if (!isInstalled() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
        stdio: 'ignore',
        env,
      });
    } catch {
      // Reported below: the run continues with one engine.
    }
  }
  console.log(
    isInstalled()
      ? "Engines: PGlite, and Debian's PostgreSQL for the tests of concurrency."
      : 'Engines: PGlite only. For the tests of concurrency install PostgreSQL or set TEST_DATABASE_URL.',
  );
};
