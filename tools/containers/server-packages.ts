import fs from 'node:fs';
import path from 'node:path';
import { readPackage } from './server-files.ts';
import type { PackageJson } from './server-files.ts';

/** As Node looks for it: in the folder of modules of each folder above. */
const folderOf = (root: string, from: string, name: string): string | undefined => {
  const found = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(root, found, 'package.json'))) return found;
  return from === '.' ? undefined : folderOf(root, path.dirname(from), name);
};

const required = ({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: PackageJson): readonly string[] => [
  ...Object.keys(dependencies).filter((name) => !(name in optionalDependencies)),
  // Where a peer may be missing, the one who imports the package also imports the peer.
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/**
 * The folders below the root of these packages and of all that they need. What is optional comes along where it is
 * installed: it is a part for this system.
 */
export const followPackages = (root: string, imported: ReadonlyMap<string, string>): readonly string[] => {
  const folders = new Set<string>();
  const add = (from: string, name: string, isRequired: boolean): void => {
    const folder = folderOf(root, from, name);
    if (folder !== undefined) folders.add(folder);
    else if (isRequired) throw new Error(`${from} needs the package ${name}, which is not installed.`);
  };
  for (const [name, by] of imported) add(path.dirname(by), name, true);
  for (const folder of folders) {
    const dependencies = readPackage(path.join(root, folder));
    for (const name of required(dependencies)) add(folder, name, true);
    for (const name of Object.keys(dependencies.optionalDependencies ?? {})) add(folder, name, false);
  }
  return [...folders].toSorted();
};
