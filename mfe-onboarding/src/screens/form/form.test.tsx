import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Registration, RegistrationForm } from '@payung/shared/schemas/onboarding.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies, SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aRegistrationReply, anEmptyRegistration, parts, someCompany } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './form.screen.tsx';

const CONSENT = /I agree that my personal data is processed/;
const given = { consentVersion: '2026-11' } as const;
const afterForm = aRegistrationReply({ version: 4, ...given });

const show = (
  registration: Registration,
  {
    api,
    ...options
  }: { readonly api?: FakeReplies; readonly state?: unknown; readonly language?: 'en' | 'id' } = {},
) =>
  renderRegistration(Screen, {
    route: '/AOBmitraRegistrationForm',
    ...options,
    api: { getRegistration: registration, saveRegistrationDetails: afterForm, ...api },
  });
type ShownForm = ReturnType<typeof show>;

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
/** Sets the whole value, as autofill does. */
const set = async (label: string | RegExp, value: string) =>
  void fireEvent.change(await field(label), { target: { value } });
const tick = async (label: string | RegExp) => void fireEvent.click(await field(label));
const save = () => void fireEvent.click(screen.getByText('Save and continue').closest('button')!);
const bodiesOf = (page: ShownForm) =>
  page.callsOf('saveRegistrationDetails').map(({ body }) => body as RegistrationForm);

const fillContact = async () => {
  await set(/^Email$/, 'rina@example.id');
  await set('Address', 'Jalan Melati 5');
  await set('City or regency', 'Bandung');
  await set(/ID card number/, '3273 0152 0590 0001');
  await set('Date of birth', '12/05/1990');
};

/** Version 9 was saved in another tab in the meantime. */
const overVersion9 = (call: SeenCall) =>
  call.headers['If-Match'] === '"9"' ? afterForm : refuse({ status: 409, errCode: 1, errMsg: 'changed' });

afterEach(() => void vi.useRealTimers());

describe('the registration form', () => {
  it('saves a person, with the verified phone, and opens the ID card [ONB-003] [ONB-027]', async () => {
    const page = show(anEmptyRegistration());
    await tick(CONSENT);
    expect((await field(/Mobile number/)).readOnly).toBe(true);
    expect((await field(/Mobile number/)).value).toBe('081234567890');
    await set('Full name', 'Rina Kartika');
    await fillContact();
    await tick('Yes');
    save();
    await expect.poll(page.address).toBe('/AOBIndividualIdCard');
    expect(page.navigationState()).toEqual({
      phonenumber: '6281234567890',
      userId: '65f0c1a5e4b0a70001a3a001',
      activekey: 'ind',
      taxpayer: true,
    });
    expect(bodiesOf(page).at(-1)).toEqual({
      details: {
        kind: 'individual',
        fullName: 'Rina Kartika',
        email: 'rina@example.id',
        address: 'Jalan Melati 5',
        city: 'Bandung',
        birthDate: '1990-05-12',
        idNumber: '3273015205900001',
        hasTaxNumber: true,
      },
      isDone: true,
      consentVersion: '2026-11',
    });
  });

  it('saves a company with its director [ONB-003] [ONB-027]', async () => {
    const saved = aRegistrationReply({ kind: 'corporate', details: someCompany() });
    const page = show(anEmptyRegistration(given), { api: { saveRegistrationDetails: saved } });
    await tick('Company');
    expect(screen.queryByLabelText('Full name')).toBeNull();
    await set('Company name', 'PT Payung Jaya');
    await set(/NIB/, '1234567890123');
    await set(/contact person/, 'kontak@example.id');
    await set(/Director's full name/, 'Budi Hartono');
    await fillContact();
    await tick('No');
    save();
    await expect.poll(page.address).toBe('/AOBCorporateIdCard');
    expect(page.navigationState()).toMatchObject({ activekey: 'cor' });
    expect(bodiesOf(page).at(-1)).toEqual({
      details: {
        kind: 'corporate',
        companyName: 'PT Payung Jaya',
        directorName: 'Budi Hartono',
        contactEmail: 'kontak@example.id',
        businessNumber: '1234567890123',
        email: 'rina@example.id',
        address: 'Jalan Melati 5',
        city: 'Bandung',
        birthDate: '1990-05-12',
        idNumber: '3273015205900001',
        hasTaxNumber: false,
      },
      isDone: true,
    });
  });

  it('shows what is missing or invalid, and sends nothing', async () => {
    const page = show(aRegistrationReply(given));
    await set(/ID card number/, '327301520590001');
    await set(/^Email$/, 'rina');
    await set('Address', 'Jl. 5');
    await set('City or regency', '');
    save();
    expect(await screen.findByText('The ID card number has 16 digits')).toBeDefined();
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(await screen.findByText('Please lengthen this text to 9 characters or more')).toBeDefined();
    expect(bodiesOf(page)).toEqual([]);
  });

  it('is not sent without the consent and an answer about the tax number', async () => {
    const page = show(anEmptyRegistration());
    await set('Full name', 'Rina Kartika');
    await fillContact();
    save();
    expect(await screen.findByText('Choose yes or no')).toBeDefined();
    await tick('No');
    save();
    expect(await screen.findByText(/need your consent before we can save/)).toBeDefined();
    expect(bodiesOf(page)).toEqual([]);
  });

  it('does not ask again for a consent that was given', async () => {
    show(aRegistrationReply(given));
    await field('Full name');
    expect(screen.queryByLabelText(CONSENT)).toBeNull();
  });

  it('shows a refusal beside its field, and keeps the typed values', async () => {
    const message = 'This ID number is registered already.';
    const page = show(aRegistrationReply(given), {
      api: {
        saveRegistrationDetails: refuse({
          status: 422,
          errCode: 4,
          errMsg: message,
          errors: [{ message, field: 'idNumber' }],
        }),
      },
    });
    await field('Full name');
    save();
    expect(await screen.findByText(message)).toBeDefined();
    expect((await field('Full name')).value).toBe('Rina Kartika');
    expect(page.address()).toBe('/AOBmitraRegistrationForm');
  });

  it.each([
    ['en', 'Duplicate ID Number.'],
    ['id', 'Nomor KTP ini sudah terdaftar. Periksa kembali nomor Anda.'],
  ] as const)(
    'shows in %s beside the number that somebody else has it [ONB-021]',
    async (language, words) => {
      show(aRegistrationReply(given), {
        language,
        api: { saveRegistrationDetails: refuse({ status: 422, errCode: 1, errMsg: 'Duplicate ID Number.' }) },
      });
      await screen.findByDisplayValue('3273015205900001');
      fireEvent.click(screen.getByText(/^(Save and continue|Simpan dan lanjutkan)$/).closest('button')!);
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.getByDisplayValue('3273015205900001').getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('shows that the registration was changed in another tab, then saves over the new version', async () => {
    let now = aRegistrationReply({ version: 3, ...given });
    const page = show(now, { api: { getRegistration: () => now, saveRegistrationDetails: overVersion9 } });
    await set('Full name', 'Rina K');
    now = aRegistrationReply({ version: 9, ...given });
    save();
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeDefined();
    expect((await field('Full name')).value).toBe('Rina K');
    save();
    await expect.poll(page.address).toBe('/AOBIndividualIdCard');
    expect(bodiesOf(page).at(-1)).toMatchObject({ details: { fullName: 'Rina K' } });
  });
});

describe('an unfinished form', () => {
  it('is saved on the server after a pause, once the consent is given', async () => {
    const kept = anEmptyRegistration({ version: 2, ...given });
    const page = show(anEmptyRegistration(), { api: { saveRegistrationDetails: kept } });
    await set('Full name', 'Rina');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(bodiesOf(page)).toEqual([]);
    await tick(CONSENT);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(bodiesOf(page).length).toBe(1));
    expect(bodiesOf(page)[0]).toMatchObject({
      details: { kind: 'individual', fullName: 'Rina', birthDate: '', hasTaxNumber: false },
      isDone: false,
      consentVersion: '2026-11',
    });
    expect(page.callsOf('saveRegistrationDetails')[0]?.headers['If-Match']).toBe('"1"');
  });

  it('is restored after a reload', async () => {
    const page = show(aRegistrationReply(given));
    await set('City or regency', 'Cimahi');
    page.unmount();
    show(aRegistrationReply(given));
    await waitFor(async () => expect((await field('City or regency')).value).toBe('Cimahi'));
  });

  it('is replaced by what was saved on another device since', async () => {
    const page = show(aRegistrationReply(given));
    await set('City or regency', 'Cimahi');
    page.unmount();
    queryClient.clear();
    const elsewhere = aRegistrationReply(given);
    show({ ...elsewhere, details: { ...elsewhere.details!, city: 'Garut' } });
    expect((await field('City or regency')).value).toBe('Garut');
  });
});

describe('the modes of the form [ONB-008]', () => {
  const NOTICES = [
    ['retakePhotoData', /photo of your ID card has to be taken again/],
    ['declinedeoor', /could not accept these details/],
    ['declinedeoorCor', /could not accept the company's details/],
    ['declinedeoorCorRetake', /photo of the director's ID card has to be taken again/],
  ] as const;
  const fromState = { phonenumber: '6281234567890', userId: '65f0c1a5e4b0a70001a3a001', taxpayer: true };

  it('show the mode of the navigation state', async () => {
    show(aRegistrationReply(given), { state: { ...fromState, mode: 'retakePhotoData', activekey: 'ind' } });
    expect(await screen.findByText(/photo of your ID card has to be taken again/)).toBeDefined();
  });

  it.each(NOTICES)('take %s from the registration after a reload', async (mode, notice) => {
    show(aRegistrationReply({ status: 'returned', mode, ...given }));
    expect(await screen.findByText(notice)).toBeDefined();
  });

  it('open for a company with activekey "cor" and for a taxpayer', async () => {
    show(anEmptyRegistration(given), { state: { ...fromState, activekey: 'cor' } });
    expect(await field('Company name')).toBeDefined();
    expect((await field('Yes')).checked).toBe(true);
  });

  it('open the ID card in a retake mode, without saving unchanged details', async () => {
    const sentBack = parts({ idCard: { state: 'tryAgain', reason: 'Blurred' } });
    const page = show(
      aRegistrationReply({ status: 'returned', mode: 'retakePhotoData', parts: sentBack, ...given }),
    );
    await field('Full name');
    save();
    await expect.poll(page.address).toBe('/AOBIndividualIdCard');
    expect(bodiesOf(page)).toEqual([]);
    expect(page.navigationState()).toMatchObject({ mode: 'retakePhotoData' });
  });

  it('keep the kind of a registration that was sent back', async () => {
    show(aRegistrationReply({ status: 'returned', mode: 'declinedeoor', ...given }));
    await field('Full name');
    expect(screen.queryByLabelText('Company')).toBeNull();
  });
});

it('the form redirects to the tasks while the birth date is not shown', async () => {
  const { details: _details, ...locked } = aRegistrationReply({ isLocked: true });
  const page = show(locked);
  await expect.poll(page.address).toBe('/aob-tasks');
});
