import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { singleSharedFiles } from './shared-files.ts';
import { sharedSource } from './paths.ts';
import { singleFolders } from './singles.ts';

const unix = (path: string): string => path.replaceAll(sep, '/');

/** The singleton that a bundled file belongs to, or undefined. */
export const singleBehind = (resource: string): string | undefined => {
  const path = unix(resource).replace(/\?.*$/, '');
  const inPackage = path.split('/node_modules/').at(-1);
  const antd = /\/node_modules\/antd\/(?:es|lib)\/([^/]+)/.exec(path)?.[1];
  if (antd) return `antd/${antd}`;
  const shared = unix(sharedSource);
  if (path.startsWith(`${shared}/`)) {
    const file = path.slice(shared.length + 1);
    return singleSharedFiles().includes(file) ? `@payung/shared/${file}` : undefined;
  }
  if (inPackage === path || !inPackage) return undefined;
  return singleFolders.find((folder) => inPackage.startsWith(`${folder}/`));
};

export const singleProblem = (single: string): string =>
  single.startsWith('antd/')
    ? `${single} is not on the list of antd components that the shell provides (platform/src/build/antd-members.ts): add it there and release the shell first.`
    : `${single} must exist once and comes from the shell: import it by its package name, one of the shared keys.`;

/** Names imported from the router that the facade does not export: they would be undefined at run time. */
export const facadeProblems = (resource: string, offered: ReadonlySet<string>): readonly string[] => {
  const source = readFileSync(resource, 'utf8');
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]react-router-dom['"]/g);
  return [...imports]
    .flatMap(([, names]) => String(names).split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type ') && !offered.has(name))
    .map((name) => `${name} is not in the router facade (platform/src/runtime/router-facade.ts).`);
};

export const facadeNames = (file: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names]) => String(names).split(','))
      .map((name) => name.trim())
      .filter(Boolean),
  );
