import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { RangeCalendar } from './range-calendar.tsx';

const open = (start = '', end = '') => {
  const onChoose = vi.fn<(start: string, end: string) => void>();
  const page = renderScreen(
    <RangeCalendar start={start} end={end} min="2027-02-10" max="2027-04-20" onChoose={onChoose} />,
  );
  return { ...page, onChoose };
};
const day = (date: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`\\b${date}$`) });

it('takes the first and the last day in two taps', async () => {
  const { user, onChoose } = open();
  expect(screen.getByText('February 2027')).toBeTruthy();
  expect(day('9 February 2027').disabled).toBe(true);
  await user.click(day('20 February 2027'));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText('Now choose the last day.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(day('2 March 2027'));
  expect(onChoose).toHaveBeenCalledWith('2027-02-20', '2027-03-02');
});

it('begins again where the last day would be before the first', async () => {
  const { user, onChoose } = open();
  await user.click(day('20 February 2027'));
  await user.click(day('15 February 2027'));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(day('15 February 2027'));
  expect(onChoose).toHaveBeenCalledWith('2027-02-15', '2027-02-15');
});

it('marks the days that are chosen, and moves by the arrow keys within the days that are open', async () => {
  const { user } = open('2027-02-26', '2027-03-03');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(3);
  day('26 February 2027').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(day('5 March 2027'));
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(document.activeElement).toBe(day('25 February 2027'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(day('11 February 2027'));
});
