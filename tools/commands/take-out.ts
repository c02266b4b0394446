import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { copyTree } from '@payung/platform/repository/copy-tree.ts';
import { productNames } from '@payung/platform/repository/products.ts';
import { compiles, takeOut } from '#take-out/take-out.ts';
import { runCommand } from '@payung/platform/commands/run-command.ts';

const unitTestsPass = (root: string): boolean => {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  return spawnSync(process.execPath, [vitest, 'run'], { cwd: root, stdio: 'inherit' }).status === 0;
};

/** Whether the tree without the product compiles and, where asked for, passes its unit tests. */
const survivesWithout = (product: string, isUnitTested: boolean): boolean => {
  const copy = mkdtempSync(join(tmpdir(), `payung-without-${product}-`));
  try {
    copyTree(repositoryRoot, copy);
    takeOut(copy, product);
    return compiles(copy) && (!isUnitTested || unitTestsPass(copy));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** `npm run take-out` checks the tree without each product in turn, `npm run take-out -- home` without one. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { unit: { type: 'boolean', default: false } },
  });
  const known = productNames();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown product: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  }
  for (const product of positionals.length > 0 ? positionals : known) {
    const survives = survivesWithout(product, values.unit);
    console.log(`Without ${product}: ${survives ? 'passed' : 'FAILED'}.`);
    if (!survives) process.exitCode = 1;
  }
});
