import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ShareQuote } from './share-quote.tsx';

const makeLink = vi.fn(() =>
  Promise.resolve({ link: 'https://payung.test/app/kite/aB3dE9', expiresAt: '2026-12-22T00:00:00Z' }),
);
const savePhone = vi.fn(() => Promise.resolve());

const open = (insuredPhone: string) => {
  vi.clearAllMocks();
  return renderScreen(
    <ShareQuote
      quote={aQuote({ insuredPhone })}
      product="Kite Insurance"
      makeLink={makeLink}
      savePhone={savePhone}
    />,
    { session: anAgent() },
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
