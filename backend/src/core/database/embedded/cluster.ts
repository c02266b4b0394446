import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { renameDurably } from '../durable-file.ts';
import { environmentOf } from './binaries.ts';
import { programsFor } from './reachable-programs.ts';
import type { ProgramChoice } from './reachable-programs.ts';
import { giveTo, serverUser, workplaceIn } from './server-user.ts';

export const OWNER = 'payung';
const MAJOR = '18';
/** Of the operating systems the shortest, macOS, without the zero at its end. */
const LONGEST_SOCKET_PATH = 103;

export class WrongCluster extends Error {
  constructor(why: string, remedy = 'Start with an empty data folder (PAYUNG_DATA)') {
    super(`${why} ${remedy}, or set DATABASE_URL.`);
    this.name = 'WrongCluster';
  }
}

export class PostgresFailed extends Error {
  /** Of the operating system, where PostgreSQL named one. */
  readonly code: string;

  constructor(what: string, output: string) {
    super(`${what}: ${output.trim()}`);
    this.name = 'PostgresFailed';
    this.code = codeIn(output);
  }
}

/** Not of a refused permission: only what PostgreSQL says names the folder. */
const CODES: readonly (readonly [text: string, code: string])[] = [
  ['No space left on device', 'ENOSPC'],
  ['Disk quota exceeded', 'EDQUOT'],
  ['Read-only file system', 'EROFS'],
  ['Input/output error', 'EIO'],
];
const codeIn = (output: string): string => CODES.find(([text]) => output.includes(text))?.[1] ?? '';

/** Where a cluster and what belongs to it lie in the folder of an installation. */
export const placesIn = (data: string) => ({
  cluster: path.join(data, 'postgres'),
  unfinished: path.join(data, 'postgres.unfinished'),
  password: path.join(data, 'postgres.password'),
  /** What the server itself says; the one before it has `.1` at its end. */
  log: path.join(data, 'postgres.log'),
  /** Of releases that embedded another engine. */
  former: path.join(data, 'database'),
});

/** The socket lies in the cluster, which is closed to everybody else. */
export const socketIn = (cluster: string): string => path.join(cluster, '.s.PGSQL.5432');

/** Without locale: the same order on every system, in which capital letters are known. */
const INITDB = [
  `--username=${OWNER}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
];

/** Created beside and renamed when complete: a crash leaves no partial cluster. */
export const createCluster = (data: string, choice: ProgramChoice, flags: readonly string[] = []): void => {
  const { cluster, unfinished, password } = placesIn(data);
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const user = serverUser(unfinished);
  const binaries = programsFor(user, choice);
  fs.writeFileSync(password, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  giveTo(user, unfinished);
  giveTo(user, password);
  const { name, options, inWords } = workplaceIn(unfinished, user);
  // Handed over open: it lies beside the folder, where another user may not look.
  const handle = fs.openSync(password, 'r');
  const passwordFile = user === undefined ? password : '/dev/fd/3';
  const { status, stdout, stderr, error } = spawnSync(
    binaries.initdb,
    [...INITDB, ...flags, '--pwfile', passwordFile, '-D', name],
    { ...options, stdio: ['ignore', 'pipe', 'pipe', handle], encoding: 'utf8', env: environmentOf(binaries) },
  );
  fs.closeSync(handle);
  if (status !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    const output = error === undefined ? `${stdout}${stderr}`.slice(-2000).trim() : error.message;
    throw new PostgresFailed('PostgreSQL could not make its files', inWords(output));
  }
  renameDurably(unfinished, cluster);
};

/** Throws where this user may not look into the folder: it is there then, of whatever version. */
const versionOf = (cluster: string): string =>
  fs.readdirSync(cluster).includes('PG_VERSION')
    ? fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
    : 'no version';

/** Whether there is one; refuses in words what this release cannot open. */
export const requireUsableCluster = (data: string): boolean => {
  const { cluster, former } = placesIn(data);
  const socket = socketIn(cluster);
  if (process.platform !== 'win32' && Buffer.byteLength(socket) > LONGEST_SOCKET_PATH)
    throw new WrongCluster(
      `The path of the data folder is too long for a socket (${Buffer.byteLength(socket)} characters with ` +
        `${path.relative(data, socket)}, at most ${LONGEST_SOCKET_PATH}): ${data}.`,
      'Set PAYUNG_DATA to a shorter one',
    );
  if (!fs.existsSync(cluster)) {
    if (fs.existsSync(former))
      throw new WrongCluster(
        `${former} was written by an older release, whose database this one cannot read.`,
      );
    return false;
  }
  const version = versionOf(cluster);
  if (version !== MAJOR)
    throw new WrongCluster(`${cluster} is of PostgreSQL ${version}, and this release brings ${MAJOR}.`);
  return true;
};
