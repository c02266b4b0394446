import { startChild } from './child.ts';
import type { Running } from './child.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Whoever has run for so long failed for a new reason: the waits begin anew. */
const STABLE_MS = 60_000;

export interface KeptOptions {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  /** Before the second start; doubled for each that follows. */
  readonly firstWaitMs?: number;
}

export interface KeptRunning {
  readonly first: Running;
  isUp(): boolean;
  /** Of the process that runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** 0.5 s, 1 s, 2 s … 30 s at most. */
export const waitBefore = (restart: number, firstWaitMs = FIRST_WAIT_MS): number =>
  Math.min(firstWaitMs * 2 ** restart, LONGEST_WAIT_MS);

/** Starts a server, and starts it again on the same port whenever it ends by itself. The first start may fail. */
export const keepRunning = async ({
  script,
  env,
  onLine,
  firstWaitMs,
}: KeptOptions): Promise<KeptRunning> => {
  const first = await startChild(script, env, onLine);
  const sameEnv = { ...env, PORT: new URL(first.url).port };
  let running: Running | undefined = first;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let restarts = 0;

  const startLater = (): void => {
    const wait = waitBefore(restarts, firstWaitMs);
    restarts += 1;
    onLine(`The backend has ended; it is started again in ${wait / 1000} s.`);
    timer = setTimeout(() => void startAgain(), wait);
  };

  const watch = ({ child }: Running): void => {
    const startedAt = performance.now();
    child.once('exit', () => {
      running = undefined;
      if (performance.now() - startedAt > STABLE_MS) restarts = 0;
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
