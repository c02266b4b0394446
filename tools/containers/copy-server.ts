import fs from 'node:fs';
import path from 'node:path';
import { followImports, readPackage } from './server-files.ts';
import { followPackages } from './server-packages.ts';
import { serversIn } from './servers.ts';

/** node tools/containers/copy-server.ts <edge|backend> <folder>: copies what this server needs to run there. */
const copyServer = (root: string, name: string, to: string): string => {
  const server = Object.entries(serversIn(root)).find(([each]) => each === name)?.[1];
  if (server === undefined) throw new Error(`There is no server ${name}.`);
  const { files, packages } = followImports(root, server.entries);
  const needed = new Map([...packages].filter(([each]) => !(each in server.without)));
  const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
  const own = ['package.json', ...folders.map((folder) => path.join(folder, 'package.json'))];
  for (const file of [...own, ...files, ...followPackages(root, needed)])
    fs.cpSync(path.join(root, file), path.join(to, file), { recursive: true });
  for (const folder of folders) {
    const link = path.join(to, 'node_modules', readPackage(path.join(root, folder)).name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(to, folder)), link);
  }
  return `${name}: ${files.length} files and ${needed.size} packages, with what those need`;
};

const [name = '', to = ''] = process.argv.slice(2);
console.log(copyServer(path.join(import.meta.dirname, '../..'), name, path.resolve(to)));
