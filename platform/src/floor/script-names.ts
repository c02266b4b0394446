import { parse } from 'acorn';
import type { Node } from 'acorn';
import { ECMASCRIPT } from '#build/floor.ts';
import { compatData, featuresOf, lackedBy, Names } from './support.ts';
import type { TooNew } from './support.ts';

type AnyNode = Node & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

/** Without recursion: libraries are nested deeply. */
const everyNode = (root: Node, see: (node: AnyNode) => void): void => {
  const waiting: AnyNode[] = [root as AnyNode];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    see(node);
    for (const value of Object.values(node)) {
      if (isNode(value)) waiting.push(value);
      else if (Array.isArray(value)) waiting.push(...(value as readonly unknown[]).filter(isNode));
    }
  }
};

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return node['name'] as string;
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : '';
};

/** The name behind the dot. */
const memberOf = (node: AnyNode): string => {
  const property = node['property'] as AnyNode;
  return node['computed'] === true && property.type !== 'Literal' ? '' : nameOf(property);
};

/** Objects that every page has under these names. */
const ROOTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  screen: 'Screen',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  performance: 'Performance',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
};

/** What the floor lacks of scripts: by interface and member, by method whoever has it, and by attribute of HTML. */
const scriptFeatures = () => {
  const { api, javascript, html } = compatData();
  const [exact, methods, attributes] = [new Names(), new Names(), new Names()];
  const builtins = javascript['builtins'];
  const ofIntl = featuresOf(builtins?.['Intl']);
  for (const [name, feature, compat] of [...featuresOf(api), ...featuresOf(builtins), ...ofIntl]) {
    exact.add(name, compat);
    // Whoever has an object of an interface that is too new got it from a member that is too new as well.
    const isThere = lackedBy(compat).length === 0;
    for (const [said, , ofMember] of featuresOf(feature)) {
      const member = said.replace(/_static$/, '');
      exact.add(`${name}.${member}`, ofMember);
      if (isThere) methods.add(member, ofMember);
    }
  }
  for (const [name, , compat] of featuresOf(html['global_attributes'])) attributes.add(name, compat);
  return { exact, methods, attributes };
};

type Features = ReturnType<typeof scriptFeatures>;

/**
 * What a script uses that the floor lacks. A property that is only read is left out where nothing says of which object:
 * it is undefined, as in every browser that has it not.
 */
const tooNewIn = (root: Node, { exact, methods, attributes }: Features): TooNew => {
  const found = new Map<string, readonly string[]>();
  const see = (name: string, lacking: readonly string[]): void => {
    if (lacking.length > 0) found.set(name, lacking);
  };
  everyNode(root, (node) => {
    if (node.type === 'MemberExpression') {
      const [object, member] = [nameOf(node['object']), memberOf(node)];
      const holder = ROOTS[object] ?? object;
      if (holder !== '') see(`${holder}.${member}`, exact.lackedBy(`${holder}.${member}`));
      if (holder === 'Window') see(member, exact.lackedBy(member));
    } else if (node.type === 'NewExpression') {
      see(nameOf(node['callee']), exact.lackedBy(nameOf(node['callee'])));
    } else if (node.type === 'CallExpression' && (node['callee'] as AnyNode).type === 'MemberExpression') {
      const member = memberOf(node['callee'] as AnyNode);
      see(`${member}()`, methods.lackedBy(member));
    } else if (node.type === 'Property' && node['computed'] !== true) {
      see(nameOf(node['key']), attributes.lackedBy(nameOf(node['key'])));
    }
  });
  return found;
};

/** Throws where a script has syntax that the floor cannot read. */
export const scriptCheck = (): ((script: string) => TooNew) => {
  const features = scriptFeatures();
  return (script) =>
    tooNewIn(parse(script, { ecmaVersion: ECMASCRIPT, sourceType: 'module', allowHashBang: true }), features);
};
