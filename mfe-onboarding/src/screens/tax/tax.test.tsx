import { aJpeg } from '@payung/shared/testing/fake-pictures.ts';
import { expect, it } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aRegistrationReply, parts, someCompany } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './tax.screen.tsx';

const atTaxParts = { tax: { state: 'empty' }, bank: { state: 'empty' } } as const;
const atTax = aRegistrationReply({ parts: parts(atTaxParts) });
const atBank = aRegistrationReply({ version: 4, parts: parts({ bank: { state: 'empty' } }) });
const aCompany = aRegistrationReply({ kind: 'corporate', details: someCompany(), parts: parts(atTaxParts) });

/** The registration before the number is saved, then after it. */
const inOrder = (): FakeReplies => {
  const answers = [atTax, atBank];
  return { getRegistration: () => (answers.length > 1 ? answers.shift()! : atBank) };
};

const open = async (api: FakeReplies = { getRegistration: atTax }, route = '/AOBIndividualTax') => {
  const view = renderRegistration(Screen, { route, api });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tax number (NPWP)' });
  return { ...view, field };
};

it('fills in the ID number of a person, and opens the bank account when it is sent [ONB-004] [ONB-016]', async () => {
  const view = await open({ ...inOrder(), updateProfile: { message: 'Saved' } });
  expect(view.field.value).toBe('3273015205900001');
  await view.user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(view.address()).toBe('/AOBIndividualBankDetails'));
  expect(view.callsOf('updateProfile').map(({ method, address, body }) => [method, address, body])).toEqual([
    ['PATCH', 'agent/update-profile', { taxid: '3273015205900001', taxIdUrl: '' }],
  ]);
});

it('is empty for a company', async () => {
  const view = await open({ getRegistration: aCompany }, '/AOBCorporateTax');
  expect(view.field.value).toBe('');
});

it.each([
  ['', 'Please enter the tax number, or skip this step.'],
  ['12345', 'A tax number has 15 or 16 digits. Please compare it with the card.'],
  ['32730152059000AB', 'A tax number has digits only. Dots and dashes are fine.'],
])('does not send %j', async (typed, words) => {
  const view = await open();
  await view.user.clear(view.field);
  if (typed !== '') await view.user.type(view.field, typed);
  await view.user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(view.callsOf('updateProfile')).toEqual([]);
});

it('sends a photo of the card with the number, and keeps both when the server refuses', async () => {
  const view = await open({
    getRegistration: atTax,
    uploadOwnImage: { imageKey: 'tax-1' },
    updateProfile: refuse({ status: 422, errCode: 4, errMsg: 'Another photo has come.' }),
  });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [aJpeg('tax.jpg')] },
  });
  expect(await screen.findByText('We have received the photo of your tax card.')).toBeTruthy();
  expect(view.callsOf('uploadOwnImage').map(({ query }) => query)).toEqual([{ of: 'tax' }]);
  await view.user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Another photo has come.')).toBeTruthy();
  expect(view.callsOf('updateProfile')[0]?.body).toEqual({ taxid: '3273015205900001', taxIdUrl: 'tax-1' });
  expect(view.field.value).toBe('3273015205900001');
  expect(view.address()).toBe('/AOBIndividualTax');
});

it('can be skipped, then opens the bank account [ONB-004]', async () => {
  const view = await open({ getRegistration: atTax, skipRegistrationPart: atBank });
  await view.user.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(view.address()).toBe('/AOBIndividualBankDetails'));
  expect(view.callsOf('skipRegistrationPart').map(({ body }) => body)).toEqual([{ part: 'tax' }]);
});
