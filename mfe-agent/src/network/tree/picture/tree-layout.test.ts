import { expect, it } from 'vitest';
import { layoutTree } from './tree-layout.ts';

interface Leaf {
  readonly name: string;
  readonly children: readonly Leaf[];
}
const node = (name: string, ...children: Leaf[]): Leaf => ({ name, children });
const placesOf = (root: Leaf) => {
  const { boxes, ...rest } = layoutTree(root);
  return { ...rest, boxes: Object.fromEntries(boxes.map(({ node: { name }, x, y }) => [name, [x, y]])) };
};

it('puts levels in columns, and each member in the middle of its own members', () => {
  expect(placesOf(node('top', node('a', node('a1'), node('a2'), node('a3')), node('b')))).toEqual({
    boxes: {
      top: [0, 176],
      a: [264, 88],
      b: [264, 264],
      a1: [528, 0],
      a2: [528, 88],
      a3: [528, 176],
    },
    lines: [
      { x1: 472, y1: 126, x2: 528, y2: 38 },
      { x1: 472, y1: 126, x2: 528, y2: 126 },
      { x1: 472, y1: 126, x2: 528, y2: 214 },
      { x1: 208, y1: 214, x2: 264, y2: 126 },
      { x1: 208, y1: 214, x2: 264, y2: 302 },
    ],
    width: 736,
    height: 340,
  });
});

it('draws a single member as one box', () => {
  expect(placesOf(node('top'))).toEqual({ boxes: { top: [0, 0] }, lines: [], width: 208, height: 76 });
});

it('places 299 boxes of a level without overlap', () => {
  const many = Array.from({ length: 299 }, (_, index) => node(`m${index}`));
  const { boxes } = layoutTree(node('top', ...many));
  const rows = boxes.filter(({ x }) => x === 264).map(({ y }) => y);
  expect(new Set(rows).size).toBe(299);
  expect(Math.max(...rows)).toBe(298 * 88);
});
