import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { agentAtom, registrantAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aRegistrationReply, parts } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './tasks.screen.tsx';

const show = (registration: Registration, api: FakeReplies = {}) =>
  renderRegistration(Screen, { route: '/aob-tasks', api: { getRegistration: registration, ...api } });

/** The text of each task: name, state, reason, link. */
const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Tasks of your registration' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};
const button = async (name: string) => (await screen.findByText(name)).closest('button') as HTMLButtonElement;

describe('the list of tasks', () => {
  it('shows the done and the next tasks and the day of deletion, and opens the next task', async () => {
    const page = show(aRegistrationReply());
    expect(await lines()).toEqual([
      'Your detailsDoneView or change',
      'ID cardTo do · nextStart',
      'Services agreementTo doStart',
      'Tax numberTo doStart',
      'Bank accountTo doStart',
    ]);
    expect(screen.getByText(/^1 of 5 tasks done/)).toBeDefined();
    expect(screen.getByText('Saved at 10:15')).toBeDefined();
    expect(screen.getByText(/deleted on 20\/12\/2026/)).toBeDefined();
    await page.user.click(await button('Continue: ID card'));
    expect(page.address()).toBe('/AOBIndividualIdCard');
    expect(page.navigationState()).toMatchObject({ activekey: 'ind', taxpayer: true });
  });

  it('continues without the card, and offers it again [ONB-036]', async () => {
    const skipped = parts({ idCard: { state: 'skipped' }, bank: { state: 'empty' } });
    const page = show(aRegistrationReply({ parts: skipped }));
    expect((await lines())[1]).toBe('ID cardSkippedAdd now');
    await page.user.click(await button('Continue: Bank account'));
    expect(page.address()).toBe('/AOBIndividualBankDetails');
  });

  it('opens the skipped card to add it later [ONB-036]', async () => {
    const page = show(aRegistrationReply({ parts: parts({ idCard: { state: 'skipped' } }) }));
    await page.user.click(await screen.findByRole('link', { name: 'Add now: ID card' }));
    expect(page.address()).toBe('/AOBIndividualIdCard');
  });

  it('names the card of a company after its director', async () => {
    const page = show(aRegistrationReply({ kind: 'corporate' }));
    expect((await lines())[1]).toBe("Director's ID cardTo do · nextStart");
    await page.user.click(await button("Continue: Director's ID card"));
    expect(page.address()).toBe('/AOBCorporateIdCard');
  });

  it('does not ask for a tax number when there is none', async () => {
    show(aRegistrationReply({ parts: parts({ tax: { state: 'notAsked' } }) }));
    expect((await lines()).join(' ')).not.toContain('Tax number');
    expect(screen.getByText(/Everything we need is here/)).toBeDefined();
  });

  it('opens only the form before it is done', async () => {
    const empty = { state: 'empty' } as const;
    const page = show(
      aRegistrationReply({
        parts: parts({ details: empty, idCard: empty, agreement: empty, tax: empty, bank: empty }),
      }),
    );
    await lines();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Start: Your details',
    ]);
    await page.user.click(await button('Continue: Your details'));
    expect(page.address()).toBe('/AOBmitraRegistrationForm');
  });

  it('is sent once everything is given, over the version that was shown, and waits [ONB-007]', async () => {
    const ready = aRegistrationReply({ parts: parts(), version: 7 });
    const page = show(ready, {
      submitRegistration: { ...ready, version: 8, status: 'submitted' },
    });
    await page.user.click(await button('Send registration'));
    await expect.poll(page.address).toBe('/aob-verification');
    expect(page.callsOf('submitRegistration')[0]?.headers['If-Match']).toBe('"7"');
  });

  it('shows that the registration changed elsewhere, and its new state', async () => {
    const ready = aRegistrationReply({ parts: parts(), version: 7 });
    let now: Registration = ready;
    const page = show(ready, {
      getRegistration: () => now,
      submitRegistration: refuse({ status: 409, errCode: 1, errMsg: 'changed' }),
    });
    await button('Send registration');
    now = aRegistrationReply({ version: 8, parts: parts({ bank: { state: 'empty' } }) });
    await page.user.click(await button('Send registration'));
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeDefined();
    expect(await button('Continue: Bank account')).toBeDefined();
  });

  it('shows why the registration was not sent, and can send it again', async () => {
    const page = show(aRegistrationReply({ parts: parts() }), { submitRegistration: noAnswer() });
    await page.user.click(await button('Send registration'));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect((await button('Send registration')).disabled).toBe(false);
  });
});

describe('what staff sent back', () => {
  it.each([
    ['individual', 'retakePhotoData', { idCard: { state: 'tryAgain', reason: 'The photo is blurred' } }],
    ['individual', 'declinedeoor', { details: { state: 'tryAgain', reason: 'Name differs' } }],
    ['corporate', 'declinedeoorCor', { details: { state: 'tryAgain', reason: 'NIB not found' } }],
    ['corporate', 'declinedeoorCorRetake', { idCard: { state: 'tryAgain', reason: 'Too dark' } }],
  ] as const)(
    'opens the form of an %s in the mode %s, with the reason [ONB-008]',
    async (kind, mode, sentBack) => {
      const page = show(aRegistrationReply({ status: 'returned', kind, mode, parts: parts(sentBack) }));
      const [{ reason }] = Object.values(sentBack) as [{ reason: string }];
      expect(await screen.findByText(reason)).toBeDefined();
      expect(screen.getByText(/asks you to correct something/)).toBeDefined();
      await page.user.click(screen.getByRole('button', { name: /^Continue/ }));
      expect(page.address()).toBe('/AOBmitraRegistrationForm');
      expect(page.navigationState()).toMatchObject({ mode });
    },
  );

  it('is open for correction, and accepted parts stay', async () => {
    const sentBack = parts({
      details: { state: 'accepted' },
      bank: { state: 'tryAgain', reason: 'Not your account' },
    });
    const page = show(aRegistrationReply({ status: 'returned', parts: sentBack }));
    expect((await lines())[0]).toBe('Your detailsAccepted');
    await page.user.click(await button('Continue: Bank account'));
    expect(page.address()).toBe('/AOBIndividualBankDetails');
  });
});

it.each([
  ['submitted', '/aob-verification'],
  ['approved', '/aob-success'],
  ['refused', '/aob-error'],
] as const)(
  'redirects from the tasks to the page of the status once the registration is %s',
  async (status, address) => {
    const page = show(aRegistrationReply({ status }));
    await expect.poll(page.address).toBe(address);
  },
);

describe('the tasks on another device (ruling R59)', () => {
  const { details: _details, ...locked } = aRegistrationReply({ isLocked: true });

  it('show only the status until the birth date is given', async () => {
    const page = show(locked, { proveBirthDate: aRegistrationReply() });
    expect((await lines())[1]).toBe('ID cardTo do · next');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    await page.user.type(screen.getByLabelText('Date of birth'), '12051990');
    await page.user.click(await button('Show my registration'));
    expect(await button('Continue: ID card')).toBeDefined();
    expect(page.callsOf('proveBirthDate')[0]?.body).toEqual({ birthDate: '1990-05-12' });
  });

  it('show that the birth date is missing or wrong', async () => {
    const page = show(locked, {
      proveBirthDate: refuse({ status: 422, errCode: 4, errMsg: 'This is not the date of birth.' }),
    });
    await page.user.click(await button('Show my registration'));
    expect(screen.getByText('Enter your date of birth as DD/MM/YYYY')).toBeDefined();
    await page.user.type(screen.getByLabelText('Date of birth'), '13051990');
    await page.user.click(await button('Show my registration'));
    expect(await screen.findByText('This is not the date of birth.')).toBeDefined();
  });
});

describe('the rights of a person who registers', () => {
  it('include deletion after a confirmation, which ends only this session', async () => {
    store.set(agentAtom, anAgent());
    const page = show(aRegistrationReply(), { deleteRegistration: { message: 'ok' } });
    await page.user.click(await button('Delete my registration'));
    expect(page.callsOf('deleteRegistration')).toEqual([]);
    await page.user.click(await button('Delete'));
    await expect.poll(page.address).toBe('/registerhere');
    await expect.poll(() => store.get(registrantAtom)).toBeUndefined();
    expect(store.get(agentAtom)).toBeDefined();
  });

  it('include cancelling the deletion, which keeps the registration', async () => {
    const page = show(aRegistrationReply());
    await page.user.click(await button('Delete my registration'));
    await page.user.click(await button('Keep it'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.address()).toBe('/aob-tasks');
  });

  it('include a download of the data', async () => {
    const page = show(aRegistrationReply(), { exportRegistration: new Blob(['{}'], { type: 'text/plain' }) });
    await page.user.click(await button('Download my data'));
    await expect.poll(() => page.callsOf('exportRegistration').length).toBe(1);
  });

  it('include logging out, which keeps the registration', async () => {
    const page = show(aRegistrationReply(), { logout: { message: 'ok' } });
    await page.user.click(await button('Log out'));
    await expect.poll(page.address).toBe('/login');
    await expect.poll(() => store.get(registrantAtom)).toBeUndefined();
  });
});

it('the tasks offer a retry when the registration cannot be loaded', async () => {
  const page = show(aRegistrationReply(), {
    getRegistration: refuse({ status: 500, errCode: 4, errMsg: 'down' }),
  });
  expect(await button('Try again')).toBeDefined();
  expect(page.address()).toBe('/aob-tasks');
});
