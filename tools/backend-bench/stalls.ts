import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startClients } from './measure-call.ts';

export interface Stall {
  readonly during: string;
  /** What the slowest GET of somebody else took meanwhile. */
  readonly longestMs: number;
  /** The longest time in which the server's thread did one thing. */
  readonly pausedMs: number;
}

export interface Bystander {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const WARM_MS = 500;
const AT_ONCE_MS = 100;

/** What somebody who reads one quote after another feels while the work runs. */
export const stallDuring = async (
  { url, headers }: Bystander,
  work: () => Promise<unknown>,
): Promise<Omit<Stall, 'during'>> => {
  const clients = startClients({ method: 'GET', url, headers, bodies: [], atOnce: 1 });
  await clients.run(WARM_MS);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const state = { isOver: false };
  const working = work().finally(() => {
    state.isOver = true;
  });
  let longestMs = 0;
  while (!state.isOver) longestMs = Math.max(longestMs, (await clients.run(AT_ONCE_MS)).longestMs);
  await working;
  delay.disable();
  await clients.stop();
  return { longestMs, pausedMs: delay.max / 1e6 };
};
