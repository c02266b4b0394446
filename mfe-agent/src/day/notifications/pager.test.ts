import { expect, it } from 'vitest';
import { pagesShown } from './pager.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, 0, 5, 6, 7, 0, 12]],
])('shows the first, the last and the neighbours of page %i of %i', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown);
});
