import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { boundedLog } from './bounded-log.ts';
import { environmentOf, findBinaries } from './binaries.ts';
import { createCluster, OWNER, placesIn, PostgresFailed, requireUsableCluster } from './cluster.ts';
import { endLeftOver, readPidFile } from './orphaned-server.ts';
import { programsFor } from './reachable-programs.ts';
import type { ProgramChoice } from './reachable-programs.ts';
import { giveTo, letUserFind, serverUser, workplaceIn } from './server-user.ts';

export interface ServerOptions {
  /** Loopback with a password where there is no Unix socket. */
  readonly transport?: 'socket' | 'loopback';
  /** Settings of PostgreSQL beside ours, such as `fsync=off` in tests. */
  readonly settings?: readonly string[];
  readonly initdbFlags?: readonly string[];
  /** Of another checkout, in tests. */
  readonly programs?: ProgramChoice;
  /** Told once where the programs run, if elsewhere than in this checkout. */
  readonly say?: ((line: string) => void) | undefined;
  /** Called when the server ended by itself and is started again. */
  readonly onRestart?: ((why: string) => void) | undefined;
}

export interface EmbeddedServer {
  /** Where a database of this server is reached. */
  readonly url: (database: string) => string;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Of the memory of the machine, or of the container. */
const BUFFERS = { share: 1 / 8, leastMb: 128, mostMb: 2048 };

/** PostgreSQL's own default is for the smallest machines. */
const sharedBuffers = (memory = process.constrainedMemory() || os.totalmem()): string => {
  const mb = Math.floor((Math.min(memory, os.totalmem()) * BUFFERS.share) / 2 ** 20);
  return `${Math.min(Math.max(mb, BUFFERS.leastMb), BUFFERS.mostMb)}MB`;
};

/**
 * Neither values of rows nor statements with an error reach the log: they may hold numbers of people. Statements that are
 * slow do, whose values are parameters: they would stand in a detail, which terse leaves out.
 */
const SETTINGS = [
  'max_connections=60',
  `shared_buffers=${sharedBuffers()}`,
  // Brought by the package; whoever looks creates the extension in the database `postgres`.
  'shared_preload_libraries=pg_stat_statements',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m [%p] ',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_min_duration_statement=1s',
  'log_lock_waits=on',
];
const OUTPUT_LINES = 20;
const READY_LOOK_MS = 15;
const GRACE_MS = 8000;
const WAITS_MS = [200, 1000, 2000, 5000];

const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
};

const isWindows = process.platform === 'win32';
const transportOf = ({ transport = isWindows ? 'loopback' : 'socket' }: ServerOptions) => transport;

/** Of a server that runs already. */
export const urlIn = (data: string, database: string, options: ServerOptions = {}): string => {
  const { cluster, password } = placesIn(data);
  if (transportOf(options) === 'socket')
    return `postgres://${OWNER}@/${database}?host=${encodeURIComponent(cluster)}`;
  const port = readPidFile(cluster)?.port ?? 0;
  return `postgres://${OWNER}:${fs.readFileSync(password, 'utf8')}@127.0.0.1:${port}/${database}`;
};

const listenSettings = async (folder: string, options: ServerOptions): Promise<readonly string[]> =>
  transportOf(options) === 'socket'
    ? ['listen_addresses=', `unix_socket_directories=${folder}`, 'unix_socket_permissions=0700']
    : ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${await freePort()}`];

interface ServerProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
}

const spawnServer = async (
  data: string,
  programs: ProgramChoice,
  options: ServerOptions,
): Promise<ServerProcess> => {
  const { cluster, log } = placesIn(data);
  const user = serverUser(cluster);
  const binaries = programsFor(user, programs);
  const { name, options: place, inWords } = workplaceIn(cluster, user);
  const settings = [...SETTINGS, ...(await listenSettings(name, options)), ...(options.settings ?? [])];
  const child = spawn(binaries.postgres, ['-D', name, ...settings.flatMap((setting) => ['-c', setting])], {
    ...place,
    env: environmentOf(binaries),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Of its own group: Ctrl-C in a terminal would end it before the requests that need it.
    detached: true,
  });
  let lines: readonly string[] = [];
  const keep = boundedLog(log);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    keep(text);
    lines = [...lines, ...text.split('\n').filter((line) => line !== '')].slice(-OUTPUT_LINES);
  });
  child.once('error', (error) => {
    lines = [...lines, error.message];
  });
  return { child, output: () => inWords(lines.join('\n')) };
};

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined;

/** Retries while PostgreSQL is still replaying its log after a crash, which may take long. */
const untilReady = async ({ child, output }: ServerProcess, url: () => string): Promise<void> => {
  for (;;) {
    if (hasEnded(child)) throw new PostgresFailed('PostgreSQL did not start', output());
    try {
      const client = new Client({ connectionString: url() });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(READY_LOOK_MS);
    }
  }
};

const endChild = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const cut = setTimeout(() => child.kill('SIGQUIT'), GRACE_MS);
  await ended;
  clearTimeout(cut);
};

const startOnce = async (
  data: string,
  programs: ProgramChoice,
  options: ServerOptions,
): Promise<ServerProcess> => {
  const { cluster } = placesIn(data);
  await endLeftOver(cluster);
  giveTo(serverUser(cluster), cluster);
  const started = await spawnServer(data, programs, options);
  await untilReady(started, () => urlIn(data, 'postgres', options));
  return started;
};

/** Starts it again when it ends by itself, however often: it stops when the disk is full, and there may be space again. */
const keepRunning = (
  first: ServerProcess,
  start: () => Promise<ServerProcess>,
  onRestart: (why: string) => void,
) => {
  let current = first;
  let isStopping = false;
  let failures = 0;
  const endWithProcess = (): void => void current.child.kill('SIGINT');
  process.once('exit', endWithProcess);
  const watch = (): void =>
    void current.child.once('exit', () => {
      if (!isStopping) void again();
    });
  const again = async (): Promise<void> => {
    onRestart(current.output());
    await pause(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)]);
    if (isStopping) return;
    try {
      current = await start();
      failures = 0;
      watch();
    } catch {
      failures += 1;
      await again();
    }
  };
  watch();
  return {
    pid: () => current.child.pid,
    stop: async () => {
      isStopping = true;
      process.off('exit', endWithProcess);
      await endChild(current.child);
    },
  };
};

/**
 * A PostgreSQL of its own in the folder `data`, which the caller has locked. With fsync, full page writes and
 * synchronous commit as PostgreSQL ships them. It ends with this process; what a killed process left is ended first.
 */
export const startEmbeddedServer = async (
  data: string,
  options: ServerOptions = {},
): Promise<EmbeddedServer> => {
  letUserFind(data);
  const programs = options.programs ?? { binaries: findBinaries() };
  if (!requireUsableCluster(data)) createCluster(data, programs, options.initdbFlags);
  const first = await startOnce(data, { ...programs, say: options.say }, options);
  const start = (): Promise<ServerProcess> => startOnce(data, programs, options);
  const { pid, stop } = keepRunning(first, start, options.onRestart ?? (() => undefined));
  return { url: (database) => urlIn(data, database, options), pid, stop };
};
