import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '#build/paths.ts';

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Ends a child with its own way of stopping, and waits for it. */
const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const readyUrl = (line: string): string | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    const said = JSON.parse(line) as { ready?: boolean; url?: string };
    return said.ready ? said.url : undefined;
  } catch {
    return undefined;
  }
};

/** Starts a server that says `{"ready":true,"url":…}`; everything else it says is passed on. */
export const startChild = (
  script: string,
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = readyUrl(line);
      if (url) resolve({ url, child, stop: () => stopChild(child) });
      else onLine(line);
    });
  });
