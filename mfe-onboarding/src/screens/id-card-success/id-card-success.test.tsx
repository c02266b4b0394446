import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aRegistrant } from '@payung/shared/testing/samples/people.ts';
import { restoreDraft } from '@payung/shared/session/drafts.ts';
import { ownerAtom, registrantAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { writeVault } from '@payung/shared/session/vault.ts';
import { aRegistrationReply, parts, someCompany, someDetails } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './id-card-success.screen.tsx';

const NUMBER = '3273015205900001';
const CARD = { idNumber: NUMBER, idType: 'KTP', imageKey: 'key-1' };
const picture = (): Blob => new Blob(['jpeg'], { type: 'image/jpeg' });
const SUCCESS = {
  individual: '/AOBIndividualIdCardSuccess',
  corporate: '/AOBCorporateIdCardSuccess',
} as const;
const aCompany = (idNumber = '3578010203850002') =>
  aRegistrationReply({ kind: 'corporate', details: someCompany({ idNumber }) });

/** Drafts of an earlier page: the finished check, or the sent photo. */
const leave = async (draft: string, value: unknown): Promise<void> => {
  store.set(registrantAtom, aRegistrant());
  await writeVault(`draft:${store.get(ownerAtom)}:${draft}`, { savedAt: Date.now(), value });
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const open = (api: FakeReplies = {}, kind: keyof typeof SUCCESS = 'individual') =>
  renderRegistration(Screen, {
    route: SUCCESS[kind],
    api: {
      getRegistration: kind === 'corporate' ? aCompany() : aRegistrationReply(),
      identityImage: picture,
      ...api,
    },
  });

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** The page says so, and has found what an earlier one has left. */
const waiting = async (): Promise<void> => {
  expect(await screen.findByText('Loading')).toBeTruthy();
  await act(() => restoreDraft('identity/own'));
};

describe('after a check', () => {
  beforeEach(() => leave('identity/own', 'T-1'));

  it.each([
    ['individual', NUMBER, '/AOBIndividualIdCardTermsandConditions'],
    ['corporate', '3578010203850002', '/AOBCorporateIdCardTermsandConditions'],
  ] as const)(
    'shows "Loading" until the card of kind %s is read, then Continue opens the next page [IDV-014] [ONB-009] [ONB-014] [ONB-016] [ONB-028]',
    async (kind, idNumber, terms) => {
      const answers = [{}, { status: 'auto_approved', ocrDetails: { ...CARD, idNumber } } as const];
      const view = open(
        { ocrDetails: () => answers.shift() ?? {}, updateProfile: { message: 'Saved' } },
        kind,
      );
      await waiting();
      await pass(4000);
      expect(view.callsOf('ocrDetails')).toEqual([]);
      await pass(1500);
      expect(view.callsOf('ocrDetails').map(({ query }) => query)).toEqual([{ transactionId: 'T-1' }]);
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
      await pass(5000);
      expect(await screen.findByText(idNumber)).toBeTruthy();
      expect(screen.queryByText('Loading')).toBeNull();
      press('Continue');
      await vi.waitFor(() => expect(view.address()).toBe(terms));
      expect(
        view.callsOf('updateProfile').map(({ method, address, body }) => [method, address, body]),
      ).toEqual([['PATCH', 'agent/update-profile', { idNumber, idUrl: 'key-1', idType: 'KTP' }]]);
    },
  );

  it('leads to the error page when the provider has declined it [IDV-010]', async () => {
    const view = open({ ocrDetails: { status: 'auto_declined' } });
    await waiting();
    await pass(5100);
    await vi.waitFor(() => expect(view.address()).toBe('/id-card-data-error'));
  });

  it('offers to wait or to take another photo after a minute, and no Continue [IDV-014]', async () => {
    const view = open({ ocrDetails: {} });
    await waiting();
    await pass(61_000);
    expect(await screen.findByText(/The card has not been read yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Retake Photo' }).getAttribute('href')).toBe(
      '/AOBIndividualIdCard',
    );
    expect(view.callsOf('ocrDetails')).toHaveLength(12);
  });
});

describe('a card that was read', () => {
  it('asks which number is right when it differs from the typed one', async () => {
    await leave('identity/own/card', { ...CARD, idNumber: '3273015205900777' });
    const view = open({ updateProfile: { message: 'Saved' } });
    expect(await screen.findByText('3273015205900777')).toBeTruthy();
    expect(screen.getByText(NUMBER)).toBeTruthy();
    press('Continue');
    expect(screen.getByText('Please choose the number that is right.')).toBeTruthy();
    expect(view.callsOf('updateProfile')).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: '3273015205900777' }));
    press('Continue');
    await vi.waitFor(() => expect(view.callsOf('updateProfile')).toHaveLength(1));
    expect(view.callsOf('updateProfile')[0]?.body).toEqual({
      idNumber: '3273015205900777',
      idUrl: 'key-1',
      idType: 'KTP',
      chosen: 'read',
    });
  });

  it.each([
    ['individual', 'retakePhotoData', 'ind'],
    ['corporate', 'declinedeoorCorRetake', 'cor'],
  ] as const)(
    'leads kind %s back to the form in retake mode when somebody else has its number [ONB-015] [ONB-008]',
    async (kind, mode, activekey) => {
      await leave(
        'identity/own/card',
        kind === 'corporate' ? { ...CARD, idNumber: '3578010203850002' } : CARD,
      );
      const view = open(
        { updateProfile: refuse({ status: 422, errCode: 1, errMsg: 'Duplicate ID Number.' }) },
        kind,
      );
      await screen.findByRole('img');
      press('Continue');
      await vi.waitFor(() => expect(view.address()).toBe('/AOBmitraRegistrationForm'));
      expect(view.toasts).toEqual([{ kind: 'error', text: 'Duplicate ID Number.' }]);
      expect(view.navigationState()).toEqual({
        mode,
        phonenumber: '6281234567890',
        userId: '65f0c1a5e4b0a70001a3a001',
        activekey,
        taxpayer: true,
      });
    },
  );

  it('shows the message and stays when the server refuses with code 1 [ONB-017]', async () => {
    await leave('identity/own/card', CARD);
    const view = open({ updateProfile: refuse({ status: 422, errCode: 1, errMsg: 'Not now.' }) });
    await screen.findByRole('img');
    press('Continue');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(view.toasts).toEqual([{ kind: 'error', text: 'Not now.' }]);
    expect(view.address()).toBe('/AOBIndividualIdCardSuccess');
    expect(screen.getByText(NUMBER)).toBeTruthy();
  });
});

it('lets a person with a photo file continue with the typed number, which staff compare', async () => {
  await leave('identity/own/card', { idNumber: '', idType: '', imageKey: 'key-2' });
  const view = open({ updateProfile: { message: 'Saved' } });
  expect(await screen.findByText(/our team compares it with the one you typed/)).toBeTruthy();
  press('Continue');
  await vi.waitFor(() => expect(view.callsOf('updateProfile')).toHaveLength(1));
  expect(view.callsOf('updateProfile')[0]?.body).toEqual({ idNumber: NUMBER, idUrl: 'key-2', idType: 'KTP' });
});

it('does not continue without any number [IDV-014]', async () => {
  await leave('identity/own/card', { idNumber: '', idType: '', imageKey: 'key-2' });
  open({ getRegistration: aRegistrationReply({ details: someDetails({ idNumber: '' }) }) });
  await screen.findByRole('img');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
});

it('shows the card of the server on any device', async () => {
  const card = { readNumber: NUMBER, idType: 'KTP', imageKey: 'key-9', chosen: 'typed' } as const;
  const view = open({ getRegistration: aRegistrationReply({ card, parts: parts() }) });
  expect(await screen.findByText(NUMBER)).toBeTruthy();
  await vi.waitFor(() =>
    expect(view.callsOf('identityImage').map(({ query }) => query)).toEqual([{ key: 'key-9' }]),
  );
});
