import { expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import {
  openReview,
  OTHER_ID,
  aReviewItem,
  aReviewSet,
  anOverdueItem,
  decisionOfJoko,
  lease,
  reviewServer,
} from '#testing/reviews.tsx';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './review.screen.tsx';

const open = (server = reviewServer(), search = '', language: 'en' | 'id' = 'en') =>
  openReview(Screen, { route: `/motorreview?quoteId=${QUOTE_ID}${search}`, api: server.api, language });

const ready = () => screen.findByRole('heading', { name: 'Inspection of B 1234 ABC' });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

const facts = () => screen.getByText('How it was taken').closest('dl')?.textContent;

const ITEMS = [
  'Licence plate B 1234 ABC',
  'Chassis number MHKA1BA1JFK012345',
  'Engine number 1NRF123456',
  'Year of manufacture 2023',
  'Private use',
];

it('takes the lease and shows what was entered beside the photos [SHELL-053]', async () => {
  const page = open();
  await ready();
  expect(page.callsOf('leaseReview').map(({ body }) => body)).toEqual([{ takeOver: false }]);
  expect(screen.getByText('Quote Q300001 · Round 1 · Submitted 01/02/2027, 10:30')).toBeDefined();
  expect(screen.getByText('You are reviewing these photos. Others can only look.')).toBeDefined();
  for (const name of ITEMS) expect(box(name)).toBeDefined();
  expect(screen.getByText(/a yellow plate means commercial use/)).toBeDefined();
  expect(screen.getByText('Budi Santoso')).toBeDefined();
  expect(screen.getByText('Rp 170.000.000')).toBeDefined();
  expect(screen.getByText('Photo 1 of 8: Front')).toBeDefined();
  const strip = within(screen.getByRole('list', { name: 'All photos' }));
  expect(strip.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Front',
    'Rear',
    'Left side',
    'Right side',
    'Dashboard with odometer',
    'Chassis number',
    'Engine bay with engine number',
    'Vehicle registration (STNK)',
  ]);
});

it('shows the origin, date and hints of each photo', async () => {
  const page = open();
  await ready();
  expect(facts()).toContain('With the camera in the page');
  expect(facts()).toContain('Received (server time)01/02/2027, 10:20');
  expect(facts()).toContain('Date in the picture (not verified)None');
  await page.user.click(button('Rear'));
  expect(screen.getByText('Photo 2 of 8: Rear')).toBeDefined();
  expect(facts()).toContain('A file from the device');
  expect(facts()).toContain('29/01/2027, 09:00, 3 days before it was received');
  expect(facts()).toContain('Hints shown and ignoredtoo dark, blurred');
  expect(facts()).toContain('2560 × 1920 pixels');
  expect(facts()).toContain('Quote Q300009, Front');
});

it('loads each photo once with the session, and revokes its address when the page is left', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const page = open();
  await ready();
  await screen.findByRole('img', { name: 'Front of B 1234 ABC' });
  await waitFor(() => expect(page.callsOf('reviewPhoto')).toHaveLength(8));
  expect(page.callsOf('reviewPhoto')[0]?.headers['Authorization']).toBe('Bearer agent-token');
  page.unmount();
  expect(made).toHaveBeenCalled();
  expect(revoked.mock.calls.length).toBe(made.mock.calls.length);
});

it('approves with the whole checklist only, and offers the next set [MOT-056] [SHELL-053]', async () => {
  const held = aReviewItem({ quoteId: 'a'.repeat(24), status: 'inReview', lease: lease(false) });
  const page = open(reviewServer(aReviewSet(), [held, anOverdueItem()]), '&status=overdue');
  await ready();
  await page.user.click(box('Licence plate B 1234 ABC'));
  await page.user.click(button('Approve'));
  expect(page.callsOf('decideReview')).toHaveLength(0);
  expect(screen.getByText('Please compare every item of the checklist before you approve')).toBeDefined();
  expect(document.activeElement).toBe(box('Chassis number MHKA1BA1JFK012345'));
  expect(box('Chassis number MHKA1BA1JFK012345').getAttribute('aria-invalid')).toBe('true');
  for (const name of ITEMS.slice(1)) await page.user.click(box(name));
  await page.user.click(button('Approve'));
  expect(await screen.findByText('Approved by Rina Kartika, 01/02/2027, 12:00')).toBeDefined();
  expect(page.callsOf('decideReview').map(({ body }) => body)).toEqual([
    {
      round: 1,
      decision: 'approve',
      checked: ['plate', 'chassis', 'engine', 'year', 'privateUse'],
      flags: [],
      reason: '',
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'After this one' }));
  const next = await screen.findByRole('link', { name: 'Review D 4321 XY next' });
  expect(next.getAttribute('href')).toBe(`/motorreview?quoteId=${OTHER_ID}&status=overdue`);
  expect(screen.getByRole('link', { name: 'To the list' }).getAttribute('href')).toBe(
    '/motorreviews?status=overdue',
  );
});

it('asks for single photos again, with reason, note and what the customer reads [MOT-056]', async () => {
  const page = open();
  await ready();
  const { user } = page;
  await user.click(button('Ask for photos again'));
  expect(screen.getByText('Please mark at least one photo')).toBeDefined();
  expect(document.activeElement).toBe(box('Ask for this photo again'));
  await user.click(button('Vehicle registration (STNK)'));
  await user.click(box('Ask for this photo again'));
  await user.click(button('Front'));
  await user.click(button('Ask for 1 photo again'));
  expect(screen.getByText('Please choose a reason for every marked photo')).toBeDefined();
  expect(screen.getByText('Photo 8 of 8: Vehicle registration (STNK)')).toBeDefined();
  const reason = screen.getByRole('combobox', { name: 'Reason' });
  expect(document.activeElement).toBe(reason);
  expect(within(reason).getAllByRole('option')).toHaveLength(13);
  await user.selectOptions(reason, 'Glare or reflection');
  await user.type(screen.getByRole('textbox', { name: /Note for the customer/ }), 'The chassis number ');
  const read = screen.getByText('The customer reads').closest('blockquote');
  expect(read?.textContent).toContain('so that no light is reflected.');
  expect(read?.textContent).toContain('The chassis number');
  expect(button('Vehicle registration (STNK) asked for again')).toBeDefined();
  await user.click(button('Approve'));
  expect(screen.getByText('Photos are marked: remove the marks or send them back')).toBeDefined();
  await user.click(button('Ask for 1 photo again'));
  expect(await screen.findByText(/^Photos asked for again by Rina Kartika/)).toBeDefined();
  expect(page.callsOf('decideReview').map(({ body }) => body)).toEqual([
    {
      round: 1,
      decision: 'flag',
      checked: [],
      flags: [{ photoId: 'photo-registration', reason: 'glare', note: 'The chassis number' }],
      reason: '',
    },
  ]);
});

it('rejects with a reason, after a confirmation [MOT-056] [MOT-058] [SHELL-053]', async () => {
  const page = open();
  await ready();
  await page.user.click(button('Reject'));
  const question = within(screen.getByRole('dialog', { name: 'Reject this quote?' }));
  expect(question.getByText(/closed permanently/)).toBeDefined();
  await page.user.click(question.getByRole('button', { name: 'Reject the quote' }));
  expect(question.getByText('Please give a reason: agent and customer will read it')).toBeDefined();
  const reason = question.getByRole('textbox', { name: 'Reason, for agent and customer' });
  expect(document.activeElement).toBe(reason);
  await page.user.type(reason, ' Another chassis number ');
  await page.user.click(question.getByRole('button', { name: 'Reject the quote' }));
  expect(await screen.findByText('Reason: Another chassis number')).toBeDefined();
  expect(page.callsOf('decideReview').map(({ body }) => body)).toEqual([
    { round: 1, decision: 'reject', checked: [], flags: [], reason: 'Another chassis number' },
  ]);
});

it('shows a second reviewer who decided and what', async () => {
  const server = reviewServer(aReviewSet(), []);
  const page = open(server);
  await ready();
  for (const name of ITEMS) await page.user.click(box(name));
  server.change({ status: 'decided', lease: undefined, decision: decisionOfJoko });
  await page.user.click(button('Approve'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Joko Kartika has already decided about these photos',
  );
  expect(screen.getByText('Photos asked for again by Joko Kartika, 01/02/2027, 11:59')).toBeDefined();
  expect(await screen.findByText('No other photos are waiting.')).toBeDefined();
  expect(page.toasts).toEqual([]);
  expect(screen.queryByRole('checkbox', { name: ITEMS[0] })).toBeNull();
  expect(screen.getByText('MHKA1BA1JFK012345')).toBeDefined();
});

it('shows that a decision could not be sent, and keeps the marks', async () => {
  const server = reviewServer();
  const page = openReview(Screen, {
    route: `/motorreview?quoteId=${QUOTE_ID}`,
    api: { ...server.api, decideReview: () => ({ failure: true }) as never },
  });
  await ready();
  for (const name of ITEMS) await page.user.click(box(name));
  await page.user.click(button('Approve'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The decision could not be sent. Nothing has changed.',
  );
  page.unmount();
  open();
  await ready();
  await waitFor(() => expect(box(ITEMS[4] ?? '').checked).toBe(true));
});

it('marks a model that is not listed and a sum that is far from the guide price', async () => {
  const { entered } = aReviewSet();
  open(
    reviewServer(
      aReviewSet({
        entered: { ...entered, isModelListed: false, guidePrice: 250_000_000, isPriceUnusual: true },
      }),
    ),
  );
  await ready();
  expect(screen.getByText(/^Brand and model were typed, for our list does not have them\./)).toBeDefined();
  expect(screen.getByText('Rp 250.000.000')).toBeDefined();
  expect(screen.getByText('The sum insured is 32% below the guide price.')).toBeDefined();
});

it('folds the audit trail of openings and decisions', async () => {
  const page = open(
    reviewServer(
      aReviewSet({
        audit: [
          { at: '2027-02-01T04:10:00.000Z', who: 'Joko Kartika', what: 'photoSeen:chassis' },
          { at: '2027-02-01T03:30:00.000Z', who: 'customer', what: 'submitted' },
        ],
      }),
    ),
  );
  await ready();
  const trail = screen.getByText('Audit trail (2)').closest('details');
  expect(trail?.open).toBe(false);
  await page.user.click(screen.getByText('Audit trail (2)'));
  expect(trail?.textContent).toContain('01/02/2027, 11:10 Joko Kartika looked at the photo “Chassis number”');
  expect(trail?.textContent).toContain('Customer submitted the photos');
});

it('shows its texts in Indonesian', async () => {
  const page = open(reviewServer(), '', 'id');
  await screen.findByRole('heading', { name: 'Pemeriksaan B 1234 ABC' });
  expect(screen.getByText(/pelat kuning berarti penggunaan komersial/)).toBeDefined();
  await page.user.click(box('Minta foto ini lagi'));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Alasan' }), 'Terlalu gelap');
  expect(screen.getByText('Silakan ambil foto saat terang atau nyalakan lampu.')).toBeDefined();
  expect(button('Minta 1 foto lagi')).toBeDefined();
});

it('leads to the list when the address names no set', async () => {
  openReview(Screen, { route: '/motorreview', api: {} });
  expect(await screen.findByText('Please open an inspection from the list.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the list' }).getAttribute('href')).toBe('/motorreviews');
});
