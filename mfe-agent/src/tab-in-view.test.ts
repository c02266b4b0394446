import { expect, it, vi } from 'vitest';
import { tabInView } from './tab-in-view.ts';

/** A row of tabs, 320 pixels wide, which begins 20 pixels from the left edge of the window. */
const rowWith = (tab: { readonly left: number; readonly width: number }) => {
  const row = document.createElement('ul');
  const item = row.appendChild(document.createElement('li'));
  const link = item.appendChild(document.createElement('a'));
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 0, 320, 48));
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(tab.left, 0, tab.width, 48));
  return { row, link };
};

it('pushes the row until the chosen tab is in its middle', () => {
  const { row, link } = rowWith({ left: 420, width: 120 });
  tabInView(link);
  // Its middle was 460 pixels from the left edge of the row, and is to be 160.
  expect(row.scrollLeft).toBe(300);
});

it('does nothing without a row, or when the tab is gone', () => {
  expect(() => tabInView(document.createElement('a'))).not.toThrow();
  expect(() => tabInView(null)).not.toThrow();
});
