import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { DemoPerson } from '@payung/shared/settings.ts';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { IdentitySdk } from '#edge/identity-frame.ts';
import { repositoryRoot } from '#build/paths.ts';

/** What the backend prints when it is ready; demo mode adds demo people and where messages appear. */
export interface ReadyLine {
  readonly ready: true;
  readonly url: string;
  readonly people?: readonly DemoPerson[];
  readonly messages?: { readonly url: string; readonly token: string };
  /** Where the payment provider's pages are, for the Content-Security-Policy. */
  readonly paymentHosts?: readonly string[];
  /** Base address of the pages of a partner to whom customers are handed over. */
  readonly partnerUrl?: string;
  /** The identity provider's script, for the document that frames it. */
  readonly identity?: IdentitySdk;
}

export interface Running {
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
): Promise<Running> =>
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
