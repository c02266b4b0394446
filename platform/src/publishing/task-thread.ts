import { parentPort } from 'node:worker_threads';
import { DeploymentError } from '#registry/data-folder.ts';
import { TASKS } from './tasks.ts';
import type { Tasks } from './tasks.ts';

/** What an error is beyond its class, which does not cross threads. */
type Fault = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'syscall'>;

export type Answer = { readonly value: unknown } | { readonly refused: string } | { readonly fault: Fault };

interface Task {
  readonly name: keyof Tasks;
  readonly input: never;
}

const answerTo = async ({ name, input }: Task): Promise<Answer> => {
  try {
    return { value: await TASKS[name](input) };
  } catch (cause) {
    if (cause instanceof DeploymentError) return { refused: cause.message };
    const { name: kind, message, stack, code, syscall } = cause as Fault;
    return { fault: { name: kind, message, stack, code, syscall } };
  }
};

/** One thread of those in which what squads send is worked on. */
parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answerTo(task), []));
