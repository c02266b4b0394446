import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import { repositoryRoot } from '#build/paths.ts';

/** What the backend prints when it is ready; demo mode adds where messages appear. */
export interface ReadyLine extends PageFacts {
  readonly ready: true;
  readonly url: string;
  readonly messages?: { readonly url: string; readonly token: string };
}

interface ServerProcess {
  readonly url: string;
  readonly said: ReadyLine;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Stops a child process gracefully and waits for its exit. */
const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const readyLine = (line: string): ReadyLine | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    const said = JSON.parse(line) as Partial<ReadyLine>;
    return said.ready && said.url !== undefined ? (said as ReadyLine) : undefined;
  } catch {
    return undefined;
  }
};

/** Starts a server that says `{"ready":true,"url":…}`; all other output is passed on. */
export const startChild = (
  script: string,
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      // The IPC channel carries no messages: its closing tells the child that this process has ended.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const endChild = (): void => void child.kill('SIGTERM');
    // However this process ends, it leaves no server running.
    process.once('exit', endChild);
    child.once('exit', () => process.off('exit', endChild));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      const said = readyLine(line);
      if (said) resolve({ url: said.url, said, child, stop: () => stopChild(child) });
      else onLine(line);
    });
  });

const FIRST_WAIT_MS = 500;
/** Nobody is answered meanwhile, and a start takes some seconds anyway. */
const LONGEST_WAIT_MS = 5_000;
/** A server that ran for so long failed for a new reason: the waits begin again at the shortest. */
const STABLE_MS = 10_000;

interface RestartOptions {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  /** Before the second start; doubled for each that follows. */
  readonly firstWaitMs?: number;
  readonly stableMs?: number;
}

interface RestartedServer {
  readonly first: ServerProcess;
  isUp(): boolean;
  /** Of the process that runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** 0.5 s, 1 s, 2 s … 5 s at most. */
export const waitBefore = (restart: number, firstWaitMs = FIRST_WAIT_MS): number =>
  Math.min(firstWaitMs * 2 ** restart, LONGEST_WAIT_MS);

/** Starts a server, and starts it again on the same port whenever it ends by itself. The first start may fail. */
export const keepRunning = async ({
  script,
  env,
  onLine,
  firstWaitMs,
  stableMs = STABLE_MS,
}: RestartOptions): Promise<RestartedServer> => {
  const first = await startChild(script, env, onLine);
  const sameEnv = { ...env, PORT: new URL(first.url).port };
  let running: ServerProcess | undefined = first;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let restarts = 0;

  const startLater = (): void => {
    const wait = waitBefore(restarts, firstWaitMs);
    restarts += 1;
    onLine(`The backend has ended; it is started again in ${wait / 1000} s.`);
    timer = setTimeout(() => void startAgain(), wait);
  };

  const watch = ({ child }: ServerProcess): void => {
    const startedAt = performance.now();
    child.once('exit', () => {
      running = undefined;
      if (performance.now() - startedAt >= stableMs) restarts = 0;
      if (!isStopping) startLater();
    });
  };

  const startAgain = async (): Promise<void> => {
    try {
      const again = await startChild(script, sameEnv, onLine);
      running = again;
      if (isStopping) return await again.stop();
      onLine('The backend runs again.');
      watch(again);
    } catch {
      // It has said why itself.
      if (!isStopping) startLater();
    }
  };

  watch(first);
  return {
    first,
    isUp: () => running !== undefined,
    pid: () => running?.child.pid,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await running?.stop();
    },
  };
};
