import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RouteTable } from '@payung/shared/routes/route.ts';
import { sharedSource } from '#build/paths.ts';

/** Prints who serves which address, for whom: `npm run routes`. */
const folder = join(sharedSource, 'routes');
const rows: string[][] = [['path', 'mode', 'step', 'served by', 'id']];
for (const file of globSync('*-routes.ts', { cwd: folder }).toSorted()) {
  const owner = basename(file, '-routes.ts');
  const name = `${owner.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Routes`;
  const table = ((await import(join(folder, file))) as Record<string, RouteTable>)[name] ?? {};
  for (const [id, { path, mode, step }] of Object.entries(table)) {
    rows.push([path, mode, String(step ?? ''), owner === 'shell' ? 'shell' : `mfe-${owner}`, id]);
  }
}
const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
