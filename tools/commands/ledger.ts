import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { lowerBudget } from '@payung/platform/commands/budgets.ts';
import { buildMissing, deployables, distOf } from '@payung/platform/commands/deployables.ts';
import { runCommand } from '@payung/platform/commands/run-command.ts';
import { bytesByOwner } from '#ledger/attribute-bytes.ts';
import { filesOf } from '#ledger/loaded-files.ts';
import type { LoadedFiles } from '#ledger/loaded-files.ts';
import { mapOf, startMappedPlatform } from '#ledger/mapped-platform.ts';

const KINDS: Readonly<Record<string, string>> = { '.css': 'styles', '.woff2': 'fonts', '.json': 'data' };

/** The bytes of a loaded file by owner; of scripts without a map, and of everything else, as a whole. */
const ownersOf = (data: string, address: string, bytes: number): ReadonlyMap<string, number> => {
  const file = join(data, address.replace(/^\/app\//, ''));
  if (extname(address) !== '.js') return new Map([[KINDS[extname(address)] ?? 'the page itself', bytes]]);
  const map = mapOf(file);
  if (map === undefined) return new Map([['scripts without a source map', bytes]]);
  return bytesByOwner({ script: readFileSync(file, 'utf8'), map: readFileSync(map, 'utf8'), bytes });
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

const printLedger = (data: string, files: LoadedFiles): void => {
  const totals = new Map<string, number>();
  for (const [address, bytes] of files) {
    for (const [owner, owned] of ownersOf(data, address, bytes)) {
      totals.set(owner, (totals.get(owner) ?? 0) + owned);
    }
  }
  for (const [owner, bytes] of [...totals].toSorted(([, one], [, other]) => other - one)) {
    console.log(`${kilobytes(bytes)}  ${owner}`);
  }
  console.log(`${kilobytes(files.reduce((sum, [, bytes]) => sum + bytes, 0))}  in ${files.length} files`);
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { budgets: { type: 'boolean', default: false } },
  });
  await buildMissing(deployables());
  if (values.budgets) {
    for (const name of deployables()) lowerBudget(join(repositoryRoot, name), distOf(name));
    return;
  }
  const [path = '/login'] = positionals;
  const platform = await startMappedPlatform(path);
  try {
    const files = await filesOf(platform.url, path);
    console.log(`kB of ${path} by package, compressed, without headers:\n`);
    printLedger(platform.data, files);
  } finally {
    await platform.close();
  }
});
