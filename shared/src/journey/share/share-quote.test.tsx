import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { kite } from '#testing/kite.ts';
import { anAgent } from '#testing/samples/people.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { aQuote, aShareProgress } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ShareQuote } from './share-quote.tsx';

const makeLink = vi.fn(() =>
  Promise.resolve({ link: 'https://payung.test/app/kite/aB3dE9', expiresAt: '2026-12-22T00:00:00Z' }),
);
const savePhone = vi.fn(() => Promise.resolve());

const open = (insuredPhone: string, api: FakeReplies = {}, change: Partial<QuoteRecord> = {}) => {
  vi.clearAllMocks();
  return renderScreen(
    <ShareQuote quote={aQuote({ insuredPhone, ...change })} makeLink={makeLink} savePhone={savePhone} />,
    { session: anAgent(), products: [kite], api: { shareProgress: aShareProgress(), ...api } },
  );
};

it('makes no link for a phone of nine digits, says why, and takes ten [OTP-007]', async () => {
  const { user } = open('081234567');
  expect(screen.getByText('Please lengthen this text to 9 characters or more')).toBeTruthy();
  expect(makeLink).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save and create the link' }));
  expect(savePhone).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), '8');
  await user.click(screen.getByRole('button', { name: 'Save and create the link' }));
  expect(savePhone).toHaveBeenCalledWith('0812345678', expect.anything());
});

it('makes the link for a phone of ten digits', async () => {
  open('0812345678');
  await vi.waitFor(() => expect(makeLink).toHaveBeenCalledTimes(1));
});

it('says when the link could not be made, and tries again', async () => {
  makeLink.mockRejectedValueOnce(new Error('down'));
  const { user } = open('0812345678');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('https://payung.test/app/kite/aB3dE9')).toBeTruthy();
  expect(makeLink).toHaveBeenCalledTimes(2);
});

it('keeps revoking the link folded away as a text button, not as a red button', async () => {
  const { user } = open('0812345678');
  const menu = (await screen.findByText('Link settings')).closest('details')!;
  expect(menu.open).toBe(false);
  const revoke = within(menu).getByText('Revoke the link').closest('button')!;
  expect(revoke.className).not.toContain('dangerous');
  expect(menu.textContent).toContain('Nobody will be able to open it');
  // What is done every day is not hidden with it.
  expect(menu.contains(screen.getByRole('button', { name: 'Change the phone number' }))).toBe(false);
  await user.click(screen.getByText('Link settings'));
  await user.click(revoke);
  expect(screen.getByRole('dialog', { name: 'Revoke the link of this quote?' })).toBeTruthy();
});

const draft = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

it('drafts a message with the name, the product, the days and the price, and greets by a known gender', async () => {
  const { user } = open(
    '6281234567890',
    {
      shareProgress: aShareProgress({ salutation: 'female', about: 'over the sea' }),
      shareSent: { message: 'ok' },
    },
    { insuredName: 'Rina', startDate: '2026-12-15', endDate: '2026-12-22' },
  );
  const field = await draft();
  await vi.waitFor(() =>
    expect(field.value.replaceAll('\u{A0}', ' ')).toMatch(
      /^Hello Ibu Rina, here is your Kite Insurance quote over the sea, 15–22 Dec 2026, Rp 340\.500: https:\/\/payung\.test\/app\/kite\/aB3dE9$/,
    ),
  );
  await user.clear(field);
  await user.type(field, 'Good morning');
  // What was edited is sent, and never without the link.
  expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe(
    `https://wa.me/6281234567890?text=${encodeURIComponent('Good morning\nhttps://payung.test/app/kite/aB3dE9')}`,
  );
});

it('greets by the name alone where no gender is known, and names neither days nor price of a partner’s cover', async () => {
  open('6281234567890', {}, { insuredName: 'Hj. Rina Kartika', duePremium: 0 });
  expect((await draft()).value).toBe(
    'Hello Rina, here is your Kite Insurance quote: https://payung.test/app/kite/aB3dE9',
  );
  expect(screen.queryByRole('button', { name: /quotation/i })).toBeNull();
});

it('tells the server by which way the link was sent, but not that the QR code was shown', async () => {
  const { user, callsOf } = open('6281234567890', { shareSent: { message: 'ok' } });
  await user.click(await screen.findByText('QR code'));
  await user.click(screen.getByRole('link', { name: 'Email' }));
  await vi.waitFor(() =>
    expect(callsOf('shareSent').map(({ body }) => body)).toEqual([{ channel: 'email' }]),
  );
});
