import { setTimeout as wait } from 'node:timers/promises';
import { PAGE_FACTS_PATH } from '@payung/shared/page-facts.ts';
import type { PageFacts } from '@payung/shared/page-facts.ts';

const ASK_EVERY_MS = 2_000;
/** Longer than a backend waits for its database. */
const ANSWER_WITHIN_MS = 5_000;
const START_WITHIN_MS = 60_000;

interface RemoteOptions {
  readonly urls: readonly string[];
  readonly onLine: (line: string) => void;
  readonly everyMs?: number;
  /** How long the first one may take to be ready. */
  readonly startWithinMs?: number;
}

export interface RemoteBackends {
  /** As the backend said it that became ready last. */
  facts(): PageFacts;
  isUp(url: string): boolean;
  stop(): Promise<void>;
}

const ask = (url: string, path: string, signal: AbortSignal): Promise<Response> =>
  fetch(url + path, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  });

const isReady = async (url: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const answer = await ask(url, '/readyz', signal);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Nothing from a backend of a release that has no such answer yet. */
const factsOf = async (url: string, signal: AbortSignal): Promise<PageFacts | undefined> => {
  try {
    const answer = await ask(url, PAGE_FACTS_PATH, signal);
    return answer.ok ? ((await answer.json()) as PageFacts) : undefined;
  } catch {
    return undefined;
  }
};

/** Backends that other processes run: waits for the first that is ready, and looks after all from then on. */
export const joinBackends = async ({
  urls,
  onLine,
  everyMs = ASK_EVERY_MS,
  startWithinMs = START_WITHIN_MS,
}: RemoteOptions): Promise<RemoteBackends> => {
  /** What those have said that are ready. */
  const known = new Map<string, PageFacts>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let newest: PageFacts = {};

  /** One look; what a backend says is read when it becomes ready, since it may have been started anew. */
  const look = async (url: string): Promise<void> => {
    const wasUp = known.has(url);
    const said = (await isReady(url, signal)) ? (known.get(url) ?? (await factsOf(url, signal))) : undefined;
    if (signal.aborted) return;
    if (said !== undefined) {
      known.set(url, said);
      if (!wasUp) newest = said;
      if (!wasUp) onLine(`The backend at ${url} is ready.`);
    } else if (known.delete(url)) onLine(`The backend at ${url} is not ready: others are asked first.`);
  };

  const pause = (): Promise<void> => wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);

  const since = performance.now();
  await Promise.all(urls.map(look));
  while (known.size === 0) {
    if (performance.now() - since > startWithinMs) {
      throw new Error(
        `No backend is ready at ${urls.join(', ')}. Start one of this release (npm start -w backend), or correct PAYUNG_BACKEND_URL; its /readyz says what it lacks.`,
      );
    }
    // A process that waits for nothing else must not end.
    await wait(everyMs);
    await Promise.all(urls.map(look));
  }

  const watch = async (url: string): Promise<void> => {
    for (;;) {
      await pause();
      if (signal.aborted) return;
      await look(url);
    }
  };
  const watching = Promise.all(urls.map(watch));
  return {
    facts: () => newest,
    isUp: (url) => known.has(url),
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
};
