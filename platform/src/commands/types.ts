import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

/** Checks the types of every package, several at a time: `npm run types`. */
const TEMPLATE = join('platform', 'src', 'create-remote', 'template');

const projects = [...readdirSync(repositoryRoot), TEMPLATE]
  .map((name) => join(name, 'tsconfig.json'))
  .filter((file) => !file.startsWith('node_modules') && existsSync(join(repositoryRoot, file)));

const check = (project: string): Promise<number> =>
  new Promise((resolve) => {
    const tsc = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
    const child = spawn(process.execPath, [tsc, '-p', project, '--noEmit'], {
      cwd: repositoryRoot,
      stdio: 'inherit',
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

const waiting = [...projects];
let failed = 0;
const work = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if ((await check(next)) !== 0) failed += 1;
  }
};
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
console.log(
  failed === 0 ? `The types of ${projects.length} packages hold.` : `${failed} packages have type errors.`,
);
process.exitCode = failed === 0 ? 0 : 1;
