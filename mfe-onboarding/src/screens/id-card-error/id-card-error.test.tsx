import { expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { registrantAtom, ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { writeVault } from '@payung/shared/session/vault.ts';
import { aRegistrant } from '@payung/shared/testing/samples/people.ts';
import { aRegistrationReply, someCompany } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './id-card-error.screen.tsx';

const aCompany = aRegistrationReply({ kind: 'corporate', details: someCompany() });
const KINDS = [
  ['individual', aRegistrationReply(), '/AOBIndividualIdCard', '/AOBIndividualIdCardTermsandConditions'],
  ['corporate', aCompany, '/AOBCorporateIdCard', '/AOBCorporateIdCardTermsandConditions'],
] as const;

const open = (getRegistration = aRegistrationReply(), api = {}) =>
  renderRegistration(Screen, { route: '/id-card-data-error', api: { getRegistration, ...api } });

it('shows the texts of the specification after a failed check [ONB-010] [ONB-011]', async () => {
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe("We're Sorry");
  expect(
    screen.getByText(
      "We're Sorry. Your registration cannot be proceeded. Your ID card photo is not in the correct format. Please retake the photo or proceed without an ID card photo.",
    ),
  ).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Retake Photo',
    'Skip Upload',
  ]);
});

it.each(KINDS)('leads kind %s back to the photo page [ONB-010]', async (_kind, registration, card) => {
  const view = open(registration);
  await view.user.click(await screen.findByRole('button', { name: 'Retake Photo' }));
  expect(view.address()).toBe(card);
});

it.each(KINDS)(
  'continues without the photo of kind %s [ONB-036] [ONB-028]',
  async (_kind, registration, _card, terms) => {
    const view = open(registration, { skipRegistrationPart: registration });
    await view.user.click(await screen.findByRole('button', { name: 'Skip Upload' }));
    await waitFor(() => expect(view.address()).toBe(terms));
    expect(view.callsOf('skipRegistrationPart').map(({ body }) => body)).toEqual([{ part: 'idCard' }]);
  },
);

it('shows help and offers a file after the third failed check', async () => {
  store.set(registrantAtom, aRegistrant());
  const name = `draft:${store.get(ownerAtom)}:identity/own/failures`;
  await writeVault(name, { savedAt: Date.now(), value: 3 });
  const view = open();
  expect(await screen.findByRole('heading', { name: 'What helps' })).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect([view.address(), view.navigationState()]).toEqual(['/AOBIndividualIdCard', { isFileFirst: true }]);
});
