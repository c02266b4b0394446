import { dirname, join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import { platformRoot, repositoryRoot, sharedSource } from '#build/paths.ts';

export type Expression = ESTree.Expression | ESTree.SpreadElement | ESTree.Super;

/** A path as far as its source says it: what follows an unfinished one is known only while it runs. */
export interface Place {
  readonly path: string;
  readonly isFinished: boolean;
}

const at = (path: string): Place => ({ path, isFinished: true });

/** Where paths begin, beside the source itself. */
export const ROOTS = {
  platformRoot: at(platformRoot),
  repositoryRoot: at(repositoryRoot),
  sharedSource: at(sharedSource),
};

export const literal = (node: Expression | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** `join` of `join(…)`, `resolve` of `import.meta.resolve(…)`. */
export const calledName = (node: Expression): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
};

const joined = (base: Place, segments: readonly Expression[]): Place => {
  let place = base;
  for (const segment of segments) {
    const text = literal(segment);
    place = text === undefined ? { ...place, isFinished: false } : at(join(place.path, text));
    if (!place.isFinished) break;
  }
  return place;
};

/** The places that a source has given a name to, and those that it begins at. */
type Known = ReadonlyMap<string, Place>;

/** Where an expression leads that begins at the source itself or at a place that is known; undefined for all others. */
export const placeOf = (node: Expression | undefined, file: string, known: Known): Place | undefined => {
  const inner = (part: Expression | undefined): Place | undefined => placeOf(part, file, known);
  const below = (base: Place | undefined, segments: readonly Expression[]): Place | undefined =>
    base?.isFinished ? joined(base, segments) : base;
  switch (node?.type) {
    case 'Identifier':
      return known.get(node.name);
    case 'MemberExpression':
      if (node.object.type === 'MetaProperty')
        return at(calledName(node) === 'dirname' ? dirname(file) : file);
      return calledName(node) === 'href' ? inner(node.object) : undefined;
    case 'TemplateLiteral': {
      // `${folder}/file.json`
      const [before, text = '', ...others] = node.quasis.map(({ value }) => value.cooked ?? '');
      const base = before === '' && text.startsWith('/') ? inner(node.expressions[0]) : undefined;
      return base && (others.length === 0 ? at(join(base.path, text)) : { ...base, isFinished: false });
    }
    case 'NewExpression': {
      const base = calledName(node.callee) === 'URL' ? inner(node.arguments[1]) : undefined;
      return base && joined(at(dirname(base.path)), node.arguments.slice(0, 1));
    }
    case 'CallExpression': {
      const [first, ...more] = node.arguments;
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty')
        return joined(at(dirname(file)), first ? [first] : []);
      const called = calledName(callee) ?? '';
      const base = ['join', 'resolve', 'dirname', 'fileURLToPath', 'pathToFileURL'].includes(called)
        ? inner(first)
        : undefined;
      return called === 'dirname' && base ? at(dirname(base.path)) : below(base, more);
    }
    default:
      return undefined;
  }
};
