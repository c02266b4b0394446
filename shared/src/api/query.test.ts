import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import { cachedRead, fetchRead, queryClient, queryOf, startRead } from '@payung/shared/api/query.ts';
import { connectEffects } from '@payung/shared/api/handle-api-error.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames } from '@payung/shared/session/vault.ts';
import { fakeApi, noAnswer, refuse } from '#testing/fake-api.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { anAgent, anAgentUser } from '#testing/samples/people.ts';
import { endpoints } from './endpoints/endpoints.ts';

const winds = [{ id: '1', name: 'Monsoon' }];
const strings = ['Long string'];
const read = { params: { quoteId: 'q1' } };
let toasts: string[] = [];

beforeEach(() => {
  toasts = [];
  connectEffects({ toast: (_kind, text) => toasts.push(text), redirect: () => {}, log: () => {} });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const goOffline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({ winds: noAnswer(), strings: noAnswer(), paymentState: noAnswer() }, kiteEndpoints);
};
const kept = (count: number) => vi.waitFor(async () => expect(await vaultNames()).toHaveLength(count));

it('answers a GET from the device while offline [API-005]', async () => {
  fakeApi({ winds }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds));
  await kept(1);
  queryClient.clear();
  goOffline();
  await expect(fetchRead(kiteEndpoints.winds)).resolves.toEqual(winds);
  expect(toasts).toEqual([]);
});

it('keeps nothing that is not marked', async () => {
  fakeApi({ paymentState: { quoteId: 'q1', status: 'Pending' }, winds }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(endpoints.paymentState, { query: { quoteId: 'q1' } }));
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds));
  await kept(1);
  queryClient.clear();
  goOffline();
  await expect(
    queryClient.fetchQuery(queryOf(endpoints.paymentState, { query: { quoteId: 'q1' } })),
  ).rejects.toMatchObject({ name: 'ApiError' });
});

it('asks the server first while it can be reached', async () => {
  fakeApi({ winds }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds));
  await kept(1);
  queryClient.clear();
  fakeApi({ winds: [] }, kiteEndpoints);
  await expect(fetchRead(kiteEndpoints.winds)).resolves.toEqual([]);
  fakeApi({ winds: refuse({ status: 404, errCode: 4, errMsg: 'gone' }) }, kiteEndpoints);
  queryClient.clear();
  await expect(queryClient.fetchQuery(queryOf(kiteEndpoints.winds))).rejects.toMatchObject({
    status: 404,
  });
});

it.each([
  ['nothing came back', noAnswer(), []],
  ['the server failed', refuse({ status: 502, errCode: 1, errMsg: 'Bad gateway' }), ['Bad gateway']],
])('marks an answer of the device as not refreshed where %s', async (_why, failure, told) => {
  fakeApi({ winds }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds));
  await kept(1);
  queryClient.clear();
  fakeApi({ winds: failure }, kiteEndpoints);
  await expect(fetchRead(kiteEndpoints.winds)).resolves.toEqual(winds);
  const { queryKey } = queryOf(kiteEndpoints.winds);
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' }),
  );
  expect(toasts).toEqual(told);
});

it('keeps people, languages and contracts apart (ruling K115)', async () => {
  store.set(agentAtom, anAgent());
  const asSari = queryOf(kiteEndpoints.strings, read).queryKey;
  expect(asSari).toEqual(['agent:65f0c1a5e4b0a70001a3e001', 'en', 1, 'kite/strings/q1?langId=EN']);
  setLanguage('id');
  expect(queryOf(kiteEndpoints.strings, read).queryKey).not.toEqual(asSari);
  setLanguage('en');
  store.set(agentAtom, anAgent({ id: 'another' }));
  expect(queryOf(kiteEndpoints.strings, read).queryKey).not.toEqual(asSari);
});

it.each([
  ['logout', () => logout()],
  [
    'a login of somebody else',
    () => signInAgent({ user: anAgentUser({ id: 'another' }), token: 't', userInfo: 'i' }),
  ],
])('empties memory and device at %s [SHELL-040]', async (_what, happens) => {
  store.set(agentAtom, anAgent());
  fakeApi({ strings }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.strings, read));
  await kept(1);
  await happens();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await vaultNames()).toEqual([]);
});

it('passes every failed read and write through the one reaction [ERR-030]', async () => {
  fakeApi(
    {
      winds: refuse({ status: 200, errCode: 121, errMsg: 'from a read' }),
      logout: refuse({ status: 200, errCode: 121, errMsg: 'from a write' }),
    },
    kiteEndpoints,
  );
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds)).catch(() => {});
  await new MutationObserver(queryClient, { mutationFn: () => call(endpoints.logout) })
    .mutate()
    .catch(() => {});
  expect(toasts).toEqual(['from a read', 'from a write']);
});

it('shows nothing for a quiet read', async () => {
  fakeApi({ winds: refuse({ status: 400, errMsg: 'no' }) }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds, { quiet: true })).catch(() => {});
  expect(toasts).toEqual([]);
});

it('finds a read that the shell has started under the same key', async () => {
  const server = fakeApi({ strings }, kiteEndpoints);
  startRead(
    {
      endpoint: 'strings',
      path: 'kite/strings/{quoteId}',
      query: {},
      secure: false,
      lang: 'langId',
      offline: true,
      successCodes: [-1],
    },
    (name) => (name === 'quoteId' ? 'q1' : undefined),
  );
  await expect(fetchRead(kiteEndpoints.strings, read)).resolves.toEqual(strings);
  expect(server.calls).toHaveLength(1);
});

it('leaves a read alone whose values the address does not hold', () => {
  const server = fakeApi({});
  startRead(
    {
      endpoint: 'getQuote',
      path: 'user/get-quotes',
      query: { id: '{quoteId}' },
      secure: false,
      offline: true,
      successCodes: [-1],
    },
    () => undefined,
  );
  expect(server.calls).toEqual([]);
});

it('does not compile for a call that writes', () => {
  // @ts-expect-error user/quick-quote is a GET that writes: it may not be repeated or kept.
  expect(queryOf(endpoints.quickQuote, read).queryKey).toHaveLength(4);
});

it('may wait for a value of its path: it has a key then, and asks nothing', async () => {
  const { calls } = fakeApi({ strings }, kiteEndpoints);
  const waiting = queryOf(kiteEndpoints.strings, { params: { quoteId: '' }, quiet: true });
  expect(waiting.queryKey).not.toEqual(queryOf(kiteEndpoints.strings, read).queryKey);
  await expect(queryClient.fetchQuery(waiting)).rejects.toThrow(/lacks quoteId/);
  expect(calls).toEqual([]);
});

it('keeps an answer as it came, and gives it and takes it in our words', async () => {
  fakeApi({ winds }, kiteEndpoints);
  await fetchRead(kiteEndpoints.winds);
  const cached = cachedRead(kiteEndpoints.winds);
  expect(queryClient.getQueryData(cached.queryKey)).toEqual([{ id: '1', WindName: 'Monsoon' }]);
  expect(cached.read()).toEqual(winds);
  cached.write([{ id: '2', name: 'Trade wind' }]);
  expect(queryClient.getQueryData(cached.queryKey)).toEqual([{ id: '2', WindName: 'Trade wind' }]);
});
