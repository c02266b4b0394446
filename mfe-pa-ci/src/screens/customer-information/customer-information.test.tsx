import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAnswer } from '@payung/shared/testing/fake-api.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aConfirmedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { Screen } from './customer-information.screen.tsx';

const path = '/accidentcustomerinformation';
const onwards = `/accidentmultiplecustomerinformation?quoteId=${QUOTE_ID}`;
const open = (
  quote = aQuotedQuote({ version: 6 }),
  more: AccidentReplies = {},
  as: 'agent' | 'customer' = 'agent',
) => openAccident(Screen, { path, as, api: { ...accidentServer({ quote }), ...more } });

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const put = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const submit = () => {
  const button = screen.getByText('Next').closest('button');
  if (button !== null) fireEvent.click(button);
};

it('asks name, phone, e-mail and first day, saves them and leads to the insureds [PA-033] [PA-030]', async () => {
  const page = open();
  await put('Name as on the ID card', ' Budi  Hartono ');
  await put('Email', 'budi@gmail.com');
  await put('First day of cover', '15/03/2027');
  expect(await screen.findByText('Cover ends on 15/03/2028.')).toBeTruthy();
  submit();
  await waitFor(() => expect(page.address()).toBe(onwards));
  const [saved] = page.callsOf('updatePaQuote');
  expect([saved?.method, saved?.address]).toEqual(['PATCH', `user/update-pa-quote/${QUOTE_ID}`]);
  expect(saved?.headers['If-Match']).toBe('"6"');
  expect(saved?.body).toEqual({
    insuredName: 'Budi Hartono',
    insuredMobile: '6281234567890',
    insuredEmail: 'budi@gmail.com',
    effectiveDate: '2027-03-15',
  });
});

it.each([
  ['Name as on the ID card', '', 'Insured Name is required', 'PA-009'],
  ['Name as on the ID card', 'Budi2', 'Only Alphabets are Allowed', 'PA-010'],
  ['Email', '', 'Please enter a valid email address', 'PA-020'],
  ['Email', 'budi@gmail.com.evil', 'Please enter a valid email address', 'PA-020'],
  ['Email', 'budi@notgmail.com', 'Please enter a valid email address', 'PA-020'],
  ['First day of cover', '31/01/2027', 'Cover may start today or later', 'ours'],
])('refuses %s %j: %s [%s]', async (name, value, message) => {
  const page = open(aQuotedQuote({ insuredEmail: 'budi@gmail.com' }));
  await put(name, value);
  submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(page.callsOf('updatePaQuote')).toEqual([]);
});

it('accepts an address within a suffix that the operator allows [PA-020]', async () => {
  const page = open();
  await put('Email', 'budi@usaha.co.id');
  submit();
  await waitFor(() => expect(page.address()).toBe(onwards));
});

it('saves nothing when nothing changed, which would void the proposal', async () => {
  const page = open(aConfirmedQuote());
  await field('Email');
  submit();
  await waitFor(() => expect(page.address()).toBe(onwards));
  expect(page.callsOf('updatePaQuote')).toEqual([]);
});

it('locks a phone that the customer has verified', async () => {
  open(aQuotedQuote(), {}, 'customer');
  expect((await field('Mobile number')).disabled).toBe(true);
});

it('keeps what was typed without a reply, and over a reload', async () => {
  const page = open(aQuotedQuote(), { updatePaQuote: noAnswer() });
  await put('Email', 'budi@gmail.com');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
  page.unmount();
  open();
  expect((await field('Email')).value).toBe('budi@gmail.com');
});

it('shows the price of the order without admin cost', async () => {
  open();
  await field('Email');
  expect(screen.getByText('Rp 225.000')).toBeTruthy();
  expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
});
