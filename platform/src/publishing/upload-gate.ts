import type { ChangeAuthor } from '#registry/registry-file.ts';
import { runTask } from './task-threads.ts';
import type { Uploaded } from './tasks.ts';

/**
 * What `npm run release` asks of a build, asked of one that was sent. One after another: a browser takes much of the
 * machine that serves pages.
 */
export const uploadGate = (opensRoutes: boolean) => {
  let last: Promise<unknown> = Promise.resolve();

  return async (uploaded: Uploaded, author: ChangeAuthor): Promise<ChangeAuthor> => {
    if (author.unchecked === 'all') return author;
    const passed = last.then(() => runTask('passGate', { ...uploaded, author, opensRoutes }));
    last = passed.catch(() => undefined);
    return passed;
  };
};
