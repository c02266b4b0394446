import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { platformRoot, repositoryRoot } from '#build/paths.ts';

const PARENT = join(platformRoot, 'src', 'testing', 'start-backend.ts');

/**
 * Starts a backend, or another server, as the child of another process. Both write to one pipe: it closes when both have ended,
 * at once and without asking for process ids.
 */
export const startParent = (data: string, script = 'backend/src/server.ts') => {
  const parent = spawn(process.execPath, [PARENT, script, data], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  parent.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const bothEnded = once(parent.stderr, 'close');
  const backend = (): Promise<number> =>
    new Promise<number>((resolve, reject) => {
      createInterface({ input: parent.stdout }).once('line', (line) => resolve(Number(line)));
      parent.once('exit', () => reject(new Error(`The parent ended before the backend was ready: ${said}`)));
    });
  return { parent, backend, bothEnded };
};
