import { describe, expect, it } from 'vitest';
import { aMember } from '#testing/network-data.ts';
import { treeOfFound, treeOfLevels } from './drawn-tree.ts';
import type { DrawnMember } from './drawn-tree.ts';

const top = { id: '', name: 'Sari' };
const member = (id: string, path: readonly string[] = []) =>
  aMember({ id, name: id.toUpperCase(), path: path.map((each) => ({ id: each, name: each.toUpperCase() })) });
const many = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => member(`${letter}${index}`));
const step = (id: string) => ({ id, name: id.toUpperCase() });

/** `top(a b(c d))`, with `*` where somebody is open and `?` where only the name is known. */
const shapeOf = ({ id, member: known, isOpen, children }: DrawnMember): string =>
  `${id === '' ? 'top' : id}${isOpen ? '*' : ''}${known === undefined ? '?' : ''}${
    children.length === 0 ? '' : `(${children.map(shapeOf).join(' ')})`
  }`;
const countOf = ({ children }: DrawnMember): number =>
  children.reduce((sum, child) => sum + countOf(child), children.length);

describe('the open levels', () => {
  it('are the members of the root when nobody is opened', () => {
    const tree = treeOfLevels({ top, path: [], beside: [], members: [member('a'), member('b')] });
    expect(shapeOf(tree)).toBe('top*?(a b)');
  });

  it('are drawn below the opened member of each level, in the order of that level', () => {
    const tree = treeOfLevels({
      top,
      path: [step('b'), step('d')],
      beside: [
        [member('a'), member('b'), member('c')],
        [member('d'), member('e')],
      ],
      members: [member('f')],
    });
    expect(shapeOf(tree)).toBe('top*?(a b*(d*(f) e) c)');
  });

  it('draw an opened member by name only while its level is unknown or does not contain it', () => {
    const path = [step('b')];
    expect(shapeOf(treeOfLevels({ top, path, beside: [], members: [member('f')] }))).toBe('top*?(b*?(f))');
    const beside = [[member('a')]];
    expect(shapeOf(treeOfLevels({ top, path, beside, members: [member('f')] }))).toBe('top*?(b*?(f) a)');
  });

  it('have at most 300 boxes: the newest page first, then the nearest levels', () => {
    const tree = treeOfLevels({
      top,
      path: [step('a0'), step('b0')],
      beside: [many('a', 50), many('b', 50)],
      members: many('c', 260),
    });
    expect(countOf(tree)).toBe(300);
    const [a0, ...others] = tree.children;
    expect(others).toEqual([]);
    // 300 less the 260 members and the two of the path.
    expect(a0?.children).toHaveLength(39);
    const late = treeOfLevels({ top, path: [], beside: [], members: many('c', 350) });
    expect(countOf(late)).toBe(300);
    expect(late.children[0]?.id).toBe('c50');
    expect(late.children.at(-1)?.id).toBe('c349');
  });
});

describe('the search results', () => {
  it('are drawn below their uplines, each of which is drawn once', () => {
    const tree = treeOfFound(top, [
      member('a'),
      member('c', ['a', 'b']),
      member('d', ['a', 'b']),
      member('f', ['e']),
    ]);
    expect(shapeOf(tree)).toBe('top*?(a(b?(c d)) e?(f))');
  });

  it('have no more boxes than the limit, uplines included', () => {
    const found = [member('c', ['a', 'b']), member('d', ['a', 'b']), member('f', ['e'])];
    expect(shapeOf(treeOfFound(top, found, 5))).toBe('top*?(a?(b?(d)) e?(f))');
  });
});
