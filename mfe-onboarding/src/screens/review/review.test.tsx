import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RegistrationReview } from '@payung/shared/schemas/registration-reviews.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aReview, REGISTRATION_ID, renderAsStaff } from '#testing/reviews.tsx';
import { Screen } from './review.screen.tsx';

/** The field for a reason in the reviewer's own words. */
const OWN_WORDS = 'In your own words; the person reads exactly what you write';

type Api = NonNullable<Parameters<typeof renderAsStaff>[1]['api']>;

const open = (api: Api = {}) =>
  renderAsStaff(Screen, {
    route: `/registrationreview?registrationId=${REGISTRATION_ID}`,
    api: { openRegistration: aReview(), ...api },
  });

const block = (name: string) => screen.findByRole('region', { name });
const choose = async (page: ReturnType<typeof open>, part: string, verdict: string) =>
  page.user.click(within(await block(part)).getByRole('radio', { name: verdict }));
const decide = (page: ReturnType<typeof open>) =>
  page.user.click(screen.getByRole('button', { name: 'Confirm decision' }));
const bodies = (page: ReturnType<typeof open>) => page.callsOf('decideRegistration').map(({ body }) => body);
const accepted = (part: string) => ({ part, verdict: 'accepted', reason: '', note: '' });

it('shows typed and read numbers side by side, with a text where they differ [R53]', async () => {
  open();
  const card = (await block('ID card')).textContent;
  expect(card).toContain('ID number, as typed3273016103940008');
  expect(card).toContain('ID number, as read from the card3273016103940009 (different)');
  expect(card).toContain('Number that the person confirmedThe typed number');
  expect((await block('Bank account')).textContent).toContain('Budi (different from the name in the form)');
  expect((await block('Tax number')).textContent).toContain(
    'Skipped by the person. There is nothing to decide.',
  );
  expect(within(await block('Please look at this')).getAllByRole('status')).toHaveLength(2);
});

it('shows staff that the provider was uncertain', async () => {
  const { card } = aReview();
  open({ openRegistration: aReview({ card: { ...card!, providerStatus: 'needs_review' } }) });
  expect((await block('ID card')).textContent).toContain(
    'Result of the identity checkUncertain: please check the card yourself',
  );
});

it('opens the photo only on demand, and enlarges it', async () => {
  const page = open({ registrationPhoto: new Blob(['jpeg'], { type: 'image/jpeg' }) });
  const button = await screen.findByRole('button', { name: 'Open the photo of the ID card' });
  expect(page.callsOf('registrationPhoto')).toHaveLength(0);
  await page.user.click(button);
  const enlarge = await screen.findByRole('button', { name: 'Enlarge' });
  expect(screen.getByRole('img', { name: 'Photo of the ID card' })).toBeDefined();
  await page.user.click(enlarge);
  expect(screen.getByRole('button', { name: 'Fit to the window', pressed: true })).toBeDefined();
});

it('approves once every given part is accepted [R58]', async () => {
  const approved: RegistrationReview = aReview({
    status: 'approved',
    version: 7,
    events: [{ at: '2026-11-22T03:00:00.000Z', by: 'Rina Kartika', event: 'approved' }],
  });
  const page = open({ decideRegistration: approved });
  await choose(page, 'Form', 'Accept');
  await decide(page);
  expect(bodies(page)).toEqual([]);
  expect(await screen.findByText('Please decide this part')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Decision about: ID card' }));
  await choose(page, 'ID card', 'Accept');
  await choose(page, 'Bank account', 'Accept');
  expect(screen.getByText('All accepted: the person becomes an agent')).toBeDefined();
  await decide(page);
  expect(await screen.findByText('Approved by Rina Kartika on 22/11/2026, 10:00 WIB')).toBeDefined();
  expect(bodies(page)).toEqual([
    { version: 6, decisions: [accepted('details'), accepted('idCard'), accepted('bank')] },
  ]);
  expect(screen.queryByRole('button', { name: 'Confirm decision' })).toBeNull();
});

it('sends back with reasons and notes, announced on the button [R58]', async () => {
  const page = open({ decideRegistration: aReview({ status: 'returned', version: 7 }) });
  await choose(page, 'Form', 'Accept');
  await choose(page, 'ID card', 'Try again');
  await choose(page, 'Bank account', 'Try again');
  expect(screen.getByText('Send back with 2 corrections')).toBeDefined();
  await decide(page);
  expect(await screen.findByText('Please choose a reason or write one')).toBeDefined();
  const card = within(await block('ID card'));
  expect(document.activeElement).toBe(card.getByLabelText(OWN_WORDS));
  for (const reason of ['The photo is blurred', 'The photo does not show the whole card'])
    await page.user.click(card.getByRole('button', { name: reason }));
  await page.user.click(card.getByRole('button', { name: 'The photo is blurred', pressed: true }));
  await page.user.type(card.getByLabelText('Note, for staff only'), 'copy');
  await page.user.type(within(await block('Bank account')).getByLabelText(OWN_WORDS), 'Another name');
  await decide(page);
  expect(await screen.findByText('Sent back')).toBeDefined();
  expect(bodies(page)).toEqual([
    {
      version: 6,
      decisions: [
        accepted('details'),
        { part: 'idCard', verdict: 'tryAgain', reason: '', reasonCodes: ['cut'], note: 'copy' },
        { part: 'bank', verdict: 'tryAgain', reason: 'Another name', reasonCodes: [], note: '' },
      ],
    },
  ]);
});

it('requires a confirmation before it refuses permanently', async () => {
  const page = open({ decideRegistration: aReview({ status: 'refused', version: 7 }) });
  await choose(page, 'Form', 'Refuse permanently');
  await page.user.type(await screen.findByLabelText(OWN_WORDS), 'Blacklisted');
  await choose(page, 'ID card', 'Accept');
  await choose(page, 'Bank account', 'Accept');
  await decide(page);
  const dialog = await screen.findByRole('dialog', { name: 'Refuse Intan Permata?' });
  expect(bodies(page)).toEqual([]);
  await page.user.click(within(dialog).getByRole('button', { name: 'Refuse permanently' }));
  expect(await screen.findByText('Refused')).toBeDefined();
  expect(bodies(page)).toHaveLength(1);
});

it('shows the decision when another reviewer was faster [R18]', async () => {
  const data = aReview({ status: 'refused', version: 7 });
  const message = 'Joko Kartika has decided about this registration already. You see the result.';
  const page = open({ decideRegistration: refuse({ status: 409, errCode: 1, errMsg: { message, data } }) });
  for (const part of ['Form', 'ID card', 'Bank account']) await choose(page, part, 'Accept');
  await decide(page);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('Refused')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('a registration that was sent again', () => {
  const was = { revision: 2, reason: '', note: '' };
  const openAgain = () =>
    open({
      openRegistration: aReview({
        warnings: [],
        parts: [
          {
            part: 'details',
            state: 'given',
            ...was,
            again: { isNew: false, fields: ['city', 'email', 'ofALaterServer'] },
          },
          { part: 'idCard', state: 'given', ...was, again: { isNew: false, fields: ['photo'] } },
          { part: 'agreement', state: 'given', ...was },
          { part: 'tax', state: 'notAsked', ...was },
          { part: 'bank', state: 'given', ...was, again: { isNew: true, fields: [] } },
        ],
      }),
    });

  it('names and marks what the person changed since it was sent back', async () => {
    openAgain();
    const form = await block('Form');
    const changed = 'Changed by the person since it was sent back: City or regency, Email.';
    expect(within(form).getByText(changed)).toBeDefined();
    expect(form.textContent).toContain('Jalan Dago 17, Bandung changed');
    expect(form.textContent).toContain('intan@payung.test changed');
    expect(within(form).getAllByText('changed')).toHaveLength(2);
    const card = within(await block('ID card'));
    expect(card.getByText('Changed by the person since it was sent back: Photo.')).toBeDefined();
    expect(
      within(await block('Bank account')).getByText(/added this part after the registration was sent back/),
    ).toBeDefined();
    expect((await block('Tax number')).textContent).not.toContain('sent back');
  });

  it('shows that a part was sent again without a change', async () => {
    open({
      openRegistration: aReview({
        parts: [{ part: 'details', state: 'given', ...was, again: { isNew: false, fields: [] } }],
      }),
    });
    expect(
      within(await block('Form')).getByText('The person sent this part again without a change.'),
    ).toBeDefined();
  });
});

it('shows no changes the first time, and the typed number where there is no card', async () => {
  const { card: _none, ...withoutCard } = aReview();
  open({ openRegistration: withoutCard });
  const form = (await block('Form')).textContent;
  expect(form).not.toContain('changed');
  expect(form).toContain('ID number, as typed3273016103940008');
  // As people write it.
  expect(form).toContain('Phone081200000008');
});

const anAgentCard = (change: Partial<RegistrationReview> = {}): RegistrationReview => {
  const { bank: _bank, agreement: _agreement, ...review } = aReview();
  const empty = { state: 'empty', revision: 0, reason: '', note: '' } as const;
  return {
    ...review,
    agentCard: { registeredNumber: '3273016103940007' },
    parts: [
      { part: 'details', ...empty },
      { part: 'idCard', state: 'given', revision: 1, reason: '', note: '' },
      { part: 'tax', ...empty },
      { part: 'bank', ...empty },
    ],
    warnings: ['numberChanged'],
    ...change,
  };
};

describe('the changed ID card of an agent', () => {
  it('is compared with the registered number, and nothing else is decided [SHELL-047]', async () => {
    const page = open({
      openRegistration: anAgentCard(),
      decideRegistration: anAgentCard({ status: 'approved', version: 7 }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'ID card of Intan Permata' })).toBeDefined();
    expect((await block('ID card')).textContent).toContain('ID number, as registered3273016103940007');
    expect((await block('Form')).textContent).toContain('Date of birth, as typed21/03/1994');
    expect(screen.getByText('This is not the ID number with which the agent is registered.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Bank account' })).toBeNull();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.getByText('sent the ID card', { exact: false })).toBeDefined();
    await choose(page, 'ID card', 'Accept');
    expect(screen.getByText('Accepted: the agent can sell with this card')).toBeDefined();
    await decide(page);
    expect(bodies(page)).toEqual([{ version: 6, decisions: [accepted('idCard')] }]);
  });

  it('can be refused and sent again', async () => {
    const page = open({ openRegistration: anAgentCard() });
    await choose(page, 'ID card', 'Refuse permanently');
    await page.user.type(await screen.findByLabelText(OWN_WORDS), 'Not your card');
    expect(screen.getByText('Refuse the ID card')).toBeDefined();
    await decide(page);
    const dialog = await screen.findByRole('dialog', { name: 'Refuse Intan Permata?' });
    expect(dialog.textContent).toContain('can send another one');
  });
});
