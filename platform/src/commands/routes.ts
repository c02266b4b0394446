import { join } from 'node:path';
import type { RouteTable } from '@payung/shared/routes/route.ts';
import { loadRoutes, loadShellRoutes } from '#build/contract.ts';
import { repositoryRoot } from '#build/paths.ts';
import { deployables } from './deployables.ts';
import { runCommand } from './run-command.ts';

const tableOf = (name: string): Promise<RouteTable> =>
  name === 'shell' ? loadShellRoutes() : loadRoutes(join(repositoryRoot, name), name);

const print = (rows: readonly (readonly string[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
};

/** Prints every address of the shell and the remotes: `npm run routes`. */
await runCommand(async () => {
  const rows: string[][] = [['path', 'mode', 'step', 'served by', 'id']];
  for (const name of deployables()) {
    for (const [id, { path, mode, step }] of Object.entries(await tableOf(name))) {
      rows.push([path, mode, String(step ?? ''), name, id]);
    }
  }
  print(rows);
});
