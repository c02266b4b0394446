import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DokuSettings } from 'backend/environment.ts';

const programOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export interface StartedServer {
  readonly url: string;
  /** Its payment provider, where it has started one. */
  readonly payment?: DokuSettings | undefined;
  /** Whether the process that was started still runs. */
  readonly isAlive: () => boolean;
  /** What it complained of. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
  /** As a crash ends it; returns when the process is gone. */
  readonly kill: () => Promise<void>;
}

interface Ready {
  readonly url: string;
  readonly payment?: DokuSettings;
}

export interface StartingServer {
  /** Rejects where it ends before. */
  readonly ready: Promise<StartedServer>;
  /** As a crash ends it; returns when the process is gone. */
  readonly kill: () => Promise<void>;
}

/** The backend as a process of its own, on a port that is free. */
export const beginServer = (env: Readonly<Record<string, string>>, program: string): StartingServer => {
  const child = spawn(process.execPath, [programOf(program)], {
    env: { ...process.env, LOG_LEVEL: 'fatal', PORT: '0', ...env },
    // The channel carries nothing: the server ends with the run.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The server has no output');
  stderr.on('data', (part: Buffer) => {
    complaints += part.toString();
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (isAlive()) child.kill(signal);
    await ended;
  };
  const kill = (): Promise<void> => end('SIGKILL');
  const ready = new Promise<Ready>((resolve, reject) => {
    child.once('close', () => reject(new Error(`The server did not start: ${complaints}`)));
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as Ready);
    });
  }).then(({ url, payment }) => ({
    url,
    payment,
    isAlive,
    complaints: () => complaints,
    stop: () => end('SIGTERM'),
    kill,
  }));
  return { ready, kill };
};

const MOST_MS_TO_STOP = 15_000;
const started = new Set<StartedServer>();

/** At the end of a run that may have failed: none is left that uses its place. */
export const endServers = async (): Promise<void> => {
  for (const server of started) {
    await Promise.race([server.stop(), pause(MOST_MS_TO_STOP, undefined, { ref: false })]);
    await server.kill();
  }
  started.clear();
};

export const startServer = async (
  env: Readonly<Record<string, string>>,
  program: string,
): Promise<StartedServer> => {
  const server = await beginServer(env, program).ready;
  started.add(server);
  return server;
};
