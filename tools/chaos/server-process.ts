import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { waitUntil } from './chaos-run.ts';

/** A server as an operator runs it: started anew at the same address, whatever ended it. */
export interface ServerProcess {
  readonly url: string;
  /** Returns when it is ready. */
  readonly start: () => Promise<void>;
  /** How it has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<string>;
  /** What it has written, its complaints included. */
  readonly lines: () => readonly string[];
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/readyz`);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const running = new Set<ChildProcess>();

/** At the end of a run that may have failed. */
export const killServers = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

export const serverProcess = (
  program: string,
  port: number,
  env: Readonly<Record<string, string>>,
): ServerProcess => {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [program], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [started.stdout, started.stderr])
      output.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
    child = started;
    running.add(started);
    started.once('exit', () => running.delete(started));
    await waitUntil(`${program} at ${url}`, () => {
      if (hasEnded(started)) throw new Error(`${program} did not start: ${said}`);
      return isReady(url);
    });
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<string> => {
    if (child === undefined || hasEnded(child)) return 'before it was asked to';
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code, by] = (await ended) as [number | null, string | null];
    return String(code ?? by);
  };
  return { url, start, end, lines: () => said.split('\n') };
};
