import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript), as far as mutations read it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Types, imports and the heads of loops: a change there means nothing, or never ends. */
const NOT_VISITED =
  /^(TS(?!(As|Satisfies|NonNull|Instantiation)Expression|Enum|ParameterProperty)|Import|ExportAll|For(Of|In)?Statement$|WhileStatement$|DoWhile)/;
const LOOP_BODY = /^(For(Of|In)?|While|DoWhile)Statement$/;

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => {
  if (LOOP_BODY.test(node.type)) return isNode(node['body']) ? [node['body']] : [];
  if (NOT_VISITED.test(node.type)) return [];
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
};

const walk = (node: SyntaxNode): readonly SyntaxNode[] => [node, ...childrenOf(node).flatMap(walk)];

/** Every node of a source that is executed. */
export const executedNodes = (source: string): readonly SyntaxNode[] => {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(`Cannot be parsed: ${errors[0]?.message}`);
  return walk(program as unknown as SyntaxNode);
};
