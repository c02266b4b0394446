import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AgentData, MyData } from '@payung/shared/schemas/privacy.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './my-data.screen.tsx';

const section = {
  title: 'Contact details',
  facts: [{ label: 'Name', value: 'Budi Santoso' }],
  source: 'Entered by you',
  use: 'To reach you',
  kept: '180 days',
};

const data: MyData = {
  sections: [section],
  consents: [
    {
      purpose: 'marketing',
      title: 'Offers and new products',
      words: 'I would like to hear about offers',
      version: '2026-11',
      givenBy: 'self',
      at: '2026-01-15T03:00:00.000Z',
      state: 'granted',
      withdrawing: 'We stop sending you offers at once.',
    },
  ],
  requests: [],
  deletion: { isPossible: true, reason: 'Everything is deleted for good.' },
  correction: 'inQuote',
};

const openCustomer = (change: Partial<MyData> = {}, api: FakeReplies = {}) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    session: aLinkVisit({ quoteId: 'q1', prefix: 'kite', linkId: 'ABC123' }),
    route: '/mydata',
    api: { customerData: { ...data, ...change }, ...api },
  });

it('shows a customer the stored data, and leads to the open quote for corrections', async () => {
  openCustomer();
  expect(await screen.findByText('Budi Santoso')).toBeDefined();
  expect(screen.getByText('Kept: 180 days')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the quote' }).getAttribute('href')).toBe('/kite/ABC123');
});

it('withdraws a consent after a dialog says what that means', async () => {
  const { user, callsOf } = openCustomer({}, { withdrawConsent: { message: 'ok' } });
  await user.click(await screen.findByRole('button', { name: 'Withdraw: Offers and new products' }));
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this consent?' });
  expect(within(dialog).getByText('We stop sending you offers at once.')).toBeDefined();
  expect(callsOf('withdrawConsent')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(callsOf('withdrawConsent').map(({ body }) => body)).toEqual([{ purpose: 'marketing' }]),
  );
});

it('deletes the quote after a confirmation, and sends no more calls', async () => {
  const { user, callsOf } = openCustomer({}, { eraseQuote: { message: 'ok' } });
  await user.click(await screen.findByRole('button', { name: 'Delete this quote and my data' }));
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Your data has been deleted')).toBeDefined();
  expect(callsOf('eraseQuote')).toHaveLength(1);
  expect(callsOf('customerData')).toHaveLength(1);
});

it('says why a policy cannot be deleted, and sends a correction with both fields', async () => {
  const { user, callsOf } = openCustomer(
    { correction: 'byRequest', deletion: { isPossible: false, reason: 'Kept until 31/12/2036.' } },
    { requestCorrection: { message: 'ok' } },
  );
  expect(await screen.findByText('Kept until 31/12/2036.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete this quote and my data' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
  await user.type(screen.getByLabelText('What is wrong'), 'Name');
  await user.type(screen.getByLabelText('What it should be'), 'Budi Santosa');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await waitFor(() =>
    expect(callsOf('requestCorrection').map(({ body }) => body)).toEqual([
      { subject: 'Name', wish: 'Budi Santosa', requestId: expect.any(String) },
    ]),
  );
});

it('asks for the date of birth before it searches other quotes', async () => {
  const { user, callsOf } = openCustomer({}, { otherQuotes: { quotes: [] } });
  await user.click(await screen.findByRole('button', { name: 'Look for them' }));
  expect(screen.getByText('Please enter a date such as 17/05/1990')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Date of birth' }), '17051990');
  await user.click(screen.getByRole('button', { name: 'Look for them' }));
  expect(
    await screen.findByText('There is no other quote with this number and date of birth.'),
  ).toBeDefined();
  expect(callsOf('otherQuotes').map(({ body }) => body)).toEqual([{ birthDate: '1990-05-17' }]);
});

const agentData: AgentData = {
  sections: [section],
  consents: [],
  requests: [],
  customerRequests: [
    {
      id: 'r1',
      kind: 'correction',
      subject: 'Name',
      wish: 'Budi Santosa',
      status: 'open',
      answer: '',
      at: '2026-01-15T03:00:00.000Z',
      quoteId: 'q1',
      quoteCode: 'PO1',
      name: 'Budi',
    },
  ],
};

it('lets an agent download the own data, and answer a customer', async () => {
  const made = vi.fn(() => 'blob:data');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  const { user, callsOf } = renderScreen(<Screen />, {
    frame: withTexts,
    session: anAgent(),
    route: '/mydata',
    api: { agentData, exportAgentData: new Blob(['{}']), answerRequest: { message: 'ok' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Answer: Budi, PO1' }));
  await user.click(screen.getByRole('button', { name: 'It is corrected' }));
  await waitFor(() =>
    expect(callsOf('answerRequest').map(({ body }) => body)).toEqual([{ status: 'done', answer: '' }]),
  );
  vi.unstubAllGlobals();
});

it('lets an agent withdraw a consent that can be withdrawn, and says what that means', async () => {
  const consent = {
    words: 'I agree',
    version: '2026-11',
    givenBy: 'self',
    at: '2026-11-20T03:00:00.000Z',
    state: 'granted',
  } as const;
  const photo = { ...consent, purpose: 'identityPhoto', title: 'Photo of the ID card' };
  const registration = { ...consent, purpose: 'registration', title: 'Use of your data as an agent' };
  const consents = [
    { ...photo, withdrawing: 'The photo is deleted at once.' },
    { ...registration, reason: 'It ends when your account is closed.' },
  ];
  const { user, callsOf } = renderScreen(<Screen />, {
    frame: withTexts,
    session: anAgent(),
    route: '/mydata',
    api: { agentData: { ...agentData, consents }, withdrawOwnConsent: { message: 'ok' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw: Photo of the ID card' }));
  expect(screen.getByText('The photo is deleted at once.')).toBeDefined();
  expect(screen.getByText('It ends when your account is closed.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw: Use of your data as an agent' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(callsOf('withdrawOwnConsent').map(({ body }) => body)).toEqual([{ purpose: 'identityPhoto' }]),
  );
});

const unavailable = refuse({ status: 503, errCode: 4, errMsg: 'Try again in a moment' });

it('keeps the typed answer and the typed reason for closing the account when sending fails', async () => {
  const { user, callsOf } = renderScreen(<Screen />, {
    frame: withTexts,
    session: anAgent(),
    route: '/mydata',
    api: { agentData, answerRequest: unavailable, requestClosure: unavailable },
  });
  await user.click(await screen.findByRole('button', { name: 'Answer: Budi, PO1' }));
  await user.type(screen.getByLabelText('Your answer'), 'Corrected today');
  await user.click(screen.getByRole('button', { name: 'It is corrected' }));
  await waitFor(() => expect(callsOf('agentData')).toHaveLength(2));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Corrected today');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Ask to close my account' }));
  await user.type(screen.getByLabelText('Why you want to leave'), 'I move');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(callsOf('agentData')).toHaveLength(3));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why you want to leave').value).toBe('I move');
});

it('has every text in both languages, in words that people use', () => {
  expect(Object.keys(id)).toEqual(Object.keys(en));
  expect(Object.values(id).join(' ')).not.toMatch(/\bluring\b|\bdaring\b|paling banyak|kode sekali pakai/i);
});
