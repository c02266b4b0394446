import { join, relative, resolve } from 'node:path';
import { platformRoot } from '#build/paths.ts';
import { packKit } from '#kit/pack/pack-kit.ts';
import { runCommand } from './run-command.ts';

/** Packs what squads install in repositories of their own. */
await runCommand(async () => {
  const [target = join(platformRoot, 'dist', 'kit')] = process.argv.slice(2);
  const archives = (await packKit(resolve(target))).map((file) => relative(process.cwd(), file));
  console.log(`npm install ${archives.join(' ')}`);
});
