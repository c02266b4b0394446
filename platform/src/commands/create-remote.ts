import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '#build/paths.ts';
import { createRemote } from '#create-remote/create-remote.ts';
import { PRODUCT_LIST } from '#repository/products.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Name the remote to create: npm run create-remote -- mfe-night-light [--owner "Travel squad"] [--start /address] [--otp /address]';

/** The words of the new remote are longer or shorter than the template's: lines break elsewhere. */
const format = (files: readonly string[]): void => {
  const oxfmt = join(repositoryRoot, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  spawnSync(process.execPath, [oxfmt, ...files, PRODUCT_LIST], { cwd: repositoryRoot });
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' }, start: { type: 'string' }, otp: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(USAGE);
  const files = createRemote(name, values);
  format(files.filter((file) => !file.endsWith('.md')));
  const product = name.replace(/^mfe-/, '');
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

${name} and its folder in the backend are there, its contract reserves its addresses, the README names it. Next:
  npm install                      links it, and enters it into package-lock.json
  npx vitest run ${name} backend/src/products/${product}
  npm run dev -- ${name}           with the other remotes as they are deployed
  npm run release -- ${name}       puts it live
Then describe its product in ${name}/src/product.ts and backend/src/products/${product}/product.ts,
and begin with ${name}/src/journey.ts.`);
});
