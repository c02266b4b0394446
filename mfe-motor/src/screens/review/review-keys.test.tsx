import { expect, it } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openReview, OTHER_ID, reviewServer } from '#testing/reviews.tsx';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './review.screen.tsx';

const open = async (server = reviewServer()) => {
  const page = openReview(Screen, { route: `/motorreview?quoteId=${QUOTE_ID}`, api: server.api });
  await screen.findByRole('heading', { name: 'Inspection of B 1234 ABC' });
  await screen.findByRole('img', { name: 'Front of B 1234 ABC' });
  return page;
};

const stage = (name: RegExp) => screen.getByRole('region', { name });
const styleOf = (name: RegExp) => stage(name).firstElementChild?.getAttribute('style');

it('reviews a set by keyboard alone', async () => {
  const { user, callsOf, address } = await open();
  await user.keyboard('{ArrowRight}');
  expect(stage(/^Photo 2 of 8: Rear/)).toBeDefined();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(stage(/^Photo 8 of 8/)).toBeDefined();
  await user.keyboard('r');
  expect(styleOf(/^Photo 8/)).toContain('--turn: 90deg');
  await user.keyboard('ll');
  expect(styleOf(/^Photo 8/)).toContain('--turn: 270deg');
  await user.keyboard('+');
  expect(styleOf(/^Photo 8/)).toContain('--zoom: 1.5');
  await user.keyboard('-');
  expect(styleOf(/^Photo 8/)).toContain('--zoom: 1');
  await user.keyboard('++0');
  expect(screen.getByText('100%')).toBeDefined();
  await user.keyboard('e');
  const large = screen.getByRole('dialog', { name: 'Photo 8 of 8: Vehicle registration (STNK)' });
  await user.keyboard('{ArrowRight}a');
  expect(screen.getByRole('dialog', { name: 'Photo 1 of 8: Front' })).toBe(large);
  await user.keyboard('e');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('12345');
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /number|plate|Year|Private/ }))
    expect(box.checked).toBe(true);
  await user.keyboard('f');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Reason' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Blurred');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(stage(/^Photo 1/));
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(stage(/^Photo 1/));
  await user.keyboard('f');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Reason' }));
  await user.keyboard('{Escape}x');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Continue the review' }));
  await user.keyboard('s');
  await waitFor(() => expect(callsOf('decideReview')).toHaveLength(1));
  await screen.findByRole('link', { name: 'Review D 4321 XY next' });
  await user.keyboard('n');
  expect(address()).toBe(`/motorreview?quoteId=${OTHER_ID}`);
});

it('approves by key only when nothing is missing', async () => {
  const { user, callsOf } = await open();
  await user.keyboard('a');
  expect(callsOf('decideReview')).toHaveLength(0);
  expect(screen.getByText('Please compare every item of the checklist before you approve')).toBeDefined();
  await user.keyboard('12345a');
  expect(await screen.findByText(/^Approved by Rina Kartika/)).toBeDefined();
});

it('ignores keys while somebody types, and with Control, Alt or Meta', async () => {
  const { user, callsOf } = await open();
  await user.keyboard('f');
  await user.type(screen.getByRole('textbox', { name: /Note for the customer/ }), 'far 12345 +x{ArrowRight}');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Note/ }).value).toBe('far 12345 +x');
  await user.keyboard('{Escape}{Control>}r{/Control}{Alt>}{ArrowRight}{/Alt}{Meta>}a{/Meta}');
  expect(stage(/^Photo 1 of 8/)).toBeDefined();
  expect(styleOf(/^Photo 1/)).toContain('--turn: 0deg');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Licence plate/ }).checked).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('decideReview')).toHaveLength(0);
});

it('leaves the arrow keys to a photo that is larger than its frame', async () => {
  const { user } = await open();
  await user.keyboard('+');
  stage(/^Photo 1/).focus();
  await user.keyboard('{ArrowRight}');
  expect(stage(/^Photo 1 of 8/)).toBeDefined();
});

it('lists the keys, and remembers when they are switched off (WCAG 2.1.4)', async () => {
  const page = await open();
  const list = screen.getByText(/^Keyboard/, { selector: 'summary' }).closest('details');
  expect(list?.open).toBe(false);
  await page.user.keyboard('?');
  expect(list?.open).toBe(true);
  expect(within(list as HTMLElement).getByText('Turn right')).toBeDefined();
  expect(within(list as HTMLElement).getByText('Reject, after a confirmation')).toBeDefined();
  await page.user.click(screen.getByRole('checkbox', { name: 'Keys work on this page' }));
  await page.user.keyboard('r');
  expect(styleOf(/^Photo 1/)).toContain('--turn: 0deg');
  page.unmount();
  await open();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keys work on this page' }).checked).toBe(
      false,
    ),
  );
});

it('turns, zooms and enlarges by pointer too', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Turn left' }));
  expect(styleOf(/^Photo 1/)).toContain('--turn: 270deg');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText('150%')).toBeDefined();
  const frame = stage(/^Photo 1/);
  frame.scrollLeft = 50;
  fireEvent.pointerMove(frame, { pointerType: 'mouse', buttons: 1, movementX: 20, movementY: 0 });
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByText('100%')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Fill the window' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
