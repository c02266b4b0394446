import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const people = Array.from({ length: 10_000 }, (_none, index) => `Person ${index + 1}`);

beforeEach(() => window.scrollTo(0, 0));

const List = ({ total, onMore, startAt }: Partial<Parameters<typeof WindowedList>[0]>) => (
  <WindowedList
    label="People"
    items={people}
    total={total}
    keyOf={(name) => name}
    rowHeight={100}
    onMore={onMore}
    startAt={startAt}
  >
    {(name) => <a href={`/people/${name}`}>{name}</a>}
  </WindowedList>
);

const scrollTo = (top: number): void => {
  act(() => {
    window.scrollTo(0, top);
    fireEvent.scroll(window);
  });
};

it('renders only the visible rows of ten thousand', () => {
  render(<List total={10_000} />);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(25);
  expect(screen.getByRole('list', { name: 'People' }).style.height).toBe('1000000px');
});

it('gives every row its position and the number of rows for screen readers', () => {
  render(<List total={10_000} />);
  const third = screen.getByText('Person 3').closest('li');
  expect(third?.getAttribute('aria-posinset')).toBe('3');
  expect(third?.getAttribute('aria-setsize')).toBe('10000');
});

it('marks the number of rows as unknown for screen readers', () => {
  render(<List />);
  expect(screen.getByText('Person 1').closest('li')?.getAttribute('aria-setsize')).toBe('-1');
});

it('calls onMore near the end of the list, not before', () => {
  const onMore = vi.fn();
  render(<List onMore={onMore} />);
  expect(onMore).not.toHaveBeenCalled();
  scrollTo(999_000);
  expect(onMore).toHaveBeenCalled();
  expect(screen.getByText('Person 9995')).toBeTruthy();
});

it('keeps the focused row rendered while it is scrolled away', () => {
  render(<List />);
  act(() => screen.getByText('Person 2').focus());
  scrollTo(500_000);
  expect(screen.getByText('Person 5001')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Person 2');
});

it('starts at the given row and offset', () => {
  render(<List startAt={{ index: 4000, offset: 30 }} />);
  expect(window.scrollY).toBe(400_030);
});
