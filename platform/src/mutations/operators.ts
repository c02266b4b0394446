import type { SyntaxNode } from './syntax.ts';
import { isNode } from './syntax.ts';

/** One change of a source: the text between start and end becomes another. */
export interface Change {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Operator = (node: SyntaxNode, source: string) => readonly Change[];

const SWAPPED = new Map([
  ['<', ['comparison', '<=']],
  ['<=', ['comparison', '<']],
  ['>', ['comparison', '>=']],
  ['>=', ['comparison', '>']],
  ['===', ['comparison', '!==']],
  ['!==', ['comparison', '===']],
  ['&&', ['logic', '||']],
  ['||', ['logic', '&&']],
  ['+', ['arithmetic', '-']],
  ['-', ['arithmetic', '+']],
  ['*', ['arithmetic', '/']],
  ['/', ['arithmetic', '*']],
]);

const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || typeof node['value'] === 'string');

const textOf = (source: string, node: unknown): string =>
  isNode(node) ? source.slice(node.start, node.end) : '';

const swapOperator: Operator = (node, source) => {
  const { left, right, operator } = node;
  const [name, text] = SWAPPED.get(String(operator)) ?? [];
  if (!/^(Binary|Logical)Expression$/.test(node.type) || !isNode(left) || !isNode(right)) return [];
  if (name === undefined || text === undefined || isText(left) || isText(right)) return [];
  const start = source.indexOf(String(operator), left.end);
  return [{ operator: name, start, end: start + String(operator).length, text }];
};

const dropFallback: Operator = (node, source) =>
  node.type === 'LogicalExpression' && node['operator'] === '??'
    ? [{ operator: 'fallback', start: node.start, end: node.end, text: textOf(source, node['left']) }]
    : [];

const negate: Operator = (node, source) => {
  const { start, end, type } = node;
  if (type === 'UnaryExpression' && node['operator'] === '!') {
    return [{ operator: 'negation', start, end, text: textOf(source, node['argument']) }];
  }
  if (type === 'Literal' && typeof node['value'] === 'boolean') {
    return [{ operator: 'negation', start, end, text: String(!node['value']) }];
  }
  const { test } = node;
  if (!/^(If|Conditional)/.test(type) || !isNode(test)) return [];
  return [{ operator: 'negation', start: test.start, end: test.end, text: `!(${textOf(source, test)})` }];
};

const changeNumber: Operator = ({ type, start, end, value }) => {
  if (type !== 'Literal' || typeof value !== 'number') return [];
  return [value + 1, value - 1].map((other) => ({
    operator: 'number',
    start,
    end,
    text: other < 0 ? `(${other})` : String(other),
  }));
};

const dropElement: Operator = ({ type, elements }, source) => {
  if (type !== 'ArrayExpression' || !Array.isArray(elements)) return [];
  return elements.filter(isNode).map(({ start, end }) => {
    const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
    return { operator: 'element', start, end: end + comma, text: '' };
  });
};

const returns = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  if (node.type === 'ReturnStatement' || node.type === 'ThrowStatement') return true;
  const { body } = node;
  return node.type === 'BlockStatement' && Array.isArray(body) && returns(body.at(-1));
};

const dropEarlyReturn: Operator = ({ type, start, end, consequent, alternate }) =>
  type === 'IfStatement' && !isNode(alternate) && returns(consequent)
    ? [{ operator: 'early return', start, end, text: ';' }]
    : [];

const MESSAGE_ID = /^[a-z]\w*(\.[a-zA-Z]\w*)+$/;

const swapMessage: Operator = ({ type, start, end, value }) =>
  type === 'Literal' && typeof value === 'string' && MESSAGE_ID.test(value)
    ? [{ operator: 'message', start, end, text: `'${value}.other'` }]
    : [];

export const OPERATORS: readonly Operator[] = [
  swapOperator,
  dropFallback,
  negate,
  changeNumber,
  dropElement,
  dropEarlyReturn,
  swapMessage,
];
