import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'postcss';
import type { AtRule, Rule } from 'postcss';
import { repositoryRoot } from '../paths.ts';

/** Libraries whose scripts name the classes of their stylesheets, and what these begin with. */
const LIBRARIES: readonly { readonly folder: RegExp; readonly prefixes: readonly string[] }[] = [
  { folder: /[\\/]node_modules[\\/]leaflet[\\/]/, prefixes: ['leaflet-', 'lvml'] },
];

/** What a page knows by name once, whichever stylesheet says it. */
const NAMED = /^(?:font-face|(?:-\w+-)?keyframes|property|counter-style|font-palette-values)$/;

const isStep = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

const nameOf = (rule: AtRule): string => {
  if (rule.name !== 'font-face') return rule.params;
  let family = '';
  rule.walkDecls('font-family', ({ value }) => void (family = value.replaceAll(/["']/g, '')));
  return family;
};

/**
 * What a stylesheet of a remote says to the whole page, where all other remotes stand. Of a CSS module the build makes
 * the names of classes and animations its own, and refuses a selector without one; the rest is found here.
 */
export const globalStyles = (file: string, css: string, remote: string): readonly string[] => {
  const isModule = file.endsWith('.module.css');
  const prefixes = LIBRARIES.find(({ folder }) => folder.test(file))?.prefixes ?? [`${remote}-`];
  const found: string[] = [];
  const root = parse(css, { from: file });
  root.walkAtRules(NAMED, (rule) => {
    const isOwn = isModule && rule.name.endsWith('keyframes');
    const name = nameOf(rule).replace(/^--/, '');
    if (!isOwn && !prefixes.some((prefix) => name.startsWith(prefix)))
      found.push(`@${rule.name} ${nameOf(rule)}`);
  });
  root.walkRules((rule) => {
    if (isModule || isStep(rule) || rule.parent?.type === 'rule') return;
    found.push(
      ...rule.selectors.filter((selector) => !prefixes.some((prefix) => selector.includes(`.${prefix}`))),
    );
  });
  return [...new Set(found)].map(
    (what) =>
      `${relative(repositoryRoot, file)}: ${what} would style the pages of all others: use a class of a CSS module (*.module.css), or a name that begins with ${prefixes[0]}`,
  );
};

/** The same of files on the disk. */
export const globalStylesIn = (files: readonly string[], remote: string): readonly string[] =>
  [...new Set(files)].flatMap((file) => globalStyles(file, readFileSync(file, 'utf8'), remote));
