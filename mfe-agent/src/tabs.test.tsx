import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { scrollTabIntoView, Tabs } from './tabs.tsx';

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

it('scrolls the row until the current tab is centred', () => {
  const { row, link } = rowWith({ left: 420, width: 120 });
  scrollTabIntoView(link);
  // Its middle was 460 pixels from the left edge of the row, and is to be 160.
  expect(row.scrollLeft).toBe(300);
});

it('does not scroll without a row of tabs, or when the tab is gone', () => {
  expect(() => scrollTabIntoView(document.createElement('a'))).not.toThrow();
  expect(() => scrollTabIntoView(null)).not.toThrow();
});

it('moves from the focused tab even before the page has switched to it', () => {
  const onChange = vi.fn<(tab: string) => void>();
  renderAgentScreen(() => (
    <Tabs
      label="Fruit"
      tabs={['apple', 'pear', 'plum']}
      current="apple"
      textOf={(tab) => tab}
      panelId="panel"
      onChange={onChange}
    />
  ));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'apple' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'pear' }), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'plum' }));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'apple' }), { key: 'ArrowLeft' });
  expect(onChange.mock.calls).toEqual([['pear'], ['plum'], ['plum']]);
});
