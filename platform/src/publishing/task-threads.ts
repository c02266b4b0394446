import { once } from 'node:events';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { DeploymentError } from '#registry/data-folder.ts';
import type { Answer } from './task-thread.ts';
import type { Tasks } from './tasks.ts';

const MOST_THREADS = 3;
const MOST_MEGABYTES = 512;
/** A thread takes a third of a second to start, and some 50 MB. */
const KEPT_MS = 60_000;
/** A gate opens up to 200 routes for several people. */
const LONGEST_MS = 900_000;

const threads = new Set<Worker>();
const idle: Worker[] = [];
const waiting: ((thread: Worker) => void)[] = [];

const forget = (thread: Worker): void => {
  threads.delete(thread);
  const place = idle.indexOf(thread);
  if (place !== -1) idle.splice(place, 1);
};

const start = (): Worker => {
  const thread = new Worker(new URL('task-thread.ts', import.meta.url), {
    env: SHARE_ENV,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  threads.add(thread);
  // Whoever waits for its answer hears of it too.
  thread.on('error', () => undefined);
  thread.on('exit', () => forget(thread));
  return thread;
};

const take = (): Worker | Promise<Worker> => {
  const thread = idle.pop();
  thread?.ref();
  if (thread) return thread;
  if (threads.size < MOST_THREADS) return start();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
};

const giveBack = (thread: Worker): void => {
  const next = waiting.shift();
  if (next) return next(thread);
  // It keeps no process from ending.
  thread.unref();
  idle.push(thread);
  setTimeout(() => {
    if (!idle.includes(thread)) return;
    forget(thread);
    void thread.terminate();
  }, KEPT_MS).unref();
};

const giveUp = async (thread: Worker): Promise<void> => {
  await thread.terminate();
  forget(thread);
  waiting.shift()?.(start());
};

/** The answer, or why there is none: the thread has failed, has ended, or takes too long. */
const answerOf = async (thread: Worker, task: object): Promise<Answer> => {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_MS)]);
  try {
    const answer = once(thread, 'message', { signal });
    const end = once(thread, 'exit', { signal }).then(() => {
      throw new Error('The thread has ended.');
    });
    thread.postMessage(task, []);
    const [message] = (await Promise.race([answer, end])) as [Answer];
    return message;
  } finally {
    over.abort();
  }
};

/**
 * Works on what squads send in a thread: however large or hostile it is, the event loop of the edge serves pages
 * meanwhile.
 */
export const runTask = async <Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> => {
  const thread = await take();
  let answer: Answer;
  try {
    answer = await answerOf(thread, { name, input });
  } catch (cause) {
    await giveUp(thread);
    throw cause;
  }
  giveBack(thread);
  if ('refused' in answer) throw new DeploymentError(answer.refused);
  if ('fault' in answer) throw Object.assign(new Error(answer.fault.message), answer.fault);
  return answer.value as Awaited<ReturnType<Tasks[Name]>>;
};
