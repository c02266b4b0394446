import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { renameDurably } from '../durable-file.ts';
import type { Binaries } from './binaries.ts';
import { giveTo, invocationAs, serverUser } from './server-user.ts';

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

const CODES: readonly (readonly [text: string, code: string])[] = [
  ['No space left on device', 'ENOSPC'],
  ['Disk quota exceeded', 'EDQUOT'],
  ['Read-only file system', 'EROFS'],
  ['Permission denied', 'EACCES'],
  ['Input/output error', 'EIO'],
];
const codeIn = (output: string): string => CODES.find(([text]) => output.includes(text))?.[1] ?? '';

/** Where a cluster and what belongs to it lie in the folder of an installation. */
export const placesIn = (data: string) => ({
  cluster: path.join(data, 'postgres'),
  unfinished: path.join(data, 'postgres.unfinished'),
  password: path.join(data, 'postgres.password'),
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

export const environmentOf = ({ libraries }: Binaries): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  LD_LIBRARY_PATH: libraries,
  TZ: 'UTC',
});

/** Created beside and renamed when complete: a crash leaves no partial cluster. */
export const createCluster = (data: string, binaries: Binaries, flags: readonly string[] = []): void => {
  const { cluster, unfinished, password } = placesIn(data);
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const user = serverUser(unfinished);
  fs.writeFileSync(password, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  giveTo(user, unfinished);
  giveTo(user, password);
  const args = [...INITDB, ...flags, '--pwfile', password, '-D', unfinished];
  const call = invocationAs(user, binaries.initdb, { args, reaching: [password, unfinished] });
  const { status, stdout, stderr } = spawnSync(call.command, call.args, {
    ...call.user,
    cwd: '/',
    encoding: 'utf8',
    env: environmentOf(binaries),
  });
  if (status !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw new PostgresFailed('PostgreSQL could not make its files', `${stdout}${stderr}`.slice(-2000));
  }
  renameDurably(unfinished, cluster);
};

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
  const file = path.join(cluster, 'PG_VERSION');
  const version = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : 'no version';
  if (version !== MAJOR)
    throw new WrongCluster(`${cluster} is of PostgreSQL ${version}, and this release brings ${MAJOR}.`);
  return true;
};
