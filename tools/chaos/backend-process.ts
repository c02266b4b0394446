import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DokuSettings } from 'backend/environment.ts';
import net from 'node:net';
import { MODES } from 'backend/modes.ts';

const PROGRAM = fileURLToPath(new URL('kite-backend.ts', import.meta.url));

export interface BackendProcess {
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

interface LaunchedBackend {
  /** Rejects where it ends before. */
  readonly ready: Promise<BackendProcess>;
  /** As a crash ends it; returns when the process is gone. */
  readonly kill: () => Promise<void>;
}

/** The backend as a process of its own, on a port that is free. */
export const launchBackend = (env: Readonly<Record<string, string>>): LaunchedBackend => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, LOG_LEVEL: MODES.live.logLevel, PORT: '0', ...env },
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
const started = new Set<BackendProcess>();

/** At the end of a run that may have failed: no backend is left that uses its database. */
export const stopBackends = async (): Promise<void> => {
  for (const server of started) {
    await Promise.race([server.stop(), pause(MOST_MS_TO_STOP, undefined, { ref: false })]);
    await server.kill();
  }
  started.clear();
};

export const startBackendProcess = async (env: Readonly<Record<string, string>>): Promise<BackendProcess> => {
  const server = await launchBackend(env).ready;
  started.add(server);
  return server;
};

/** A port that a server may use each time it is started. */
export const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
};
