import fs from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';

/** A curated table of this folder, as its header names the columns. */
export const readTable = <Column extends string>(
  name: string,
): readonly Readonly<Record<Column, string>>[] => {
  const text = fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return Papa.parse<Record<Column, string>>(text, { header: true, skipEmptyLines: true }).data;
};
