import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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

it('answers a GET from the device’s copy while offline [API-005]', async () => {
  fakeApi({ winds }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.winds));
  await kept(1);
  queryClient.clear();
  goOffline();
  await expect(fetchRead(kiteEndpoints.winds)).resolves.toEqual(winds);
  expect(toasts).toEqual([]);
});

it('stores no reply of a row that is not marked offline', async () => {
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

it('calls the server first while it can be reached', async () => {
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
])('marks an answer of the device as not refreshed where %s', async (_why, failure, shown) => {
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
  expect(toasts).toEqual(shown);
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
])('clears the cache in memory and on the device at %s [SHELL-040]', async (_what, happens) => {
  store.set(agentAtom, anAgent());
  fakeApi({ strings }, kiteEndpoints);
  await queryClient.fetchQuery(queryOf(kiteEndpoints.strings, read));
  await kept(1);
  await happens();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await vaultNames()).toEqual([]);
});

it('handles every failed read and write by one error handler [ERR-030]', async () => {
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

it('uses the read that the shell has started under the same key', async () => {
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

it('starts no read whose values the address does not have', () => {
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

it('makes no call while a value of the path is missing, and has a key of its own', async () => {
  const { calls } = fakeApi({ strings }, kiteEndpoints);
  const waiting = queryOf(kiteEndpoints.strings, { params: { quoteId: '' }, quiet: true });
  expect(waiting.queryKey).not.toEqual(queryOf(kiteEndpoints.strings, read).queryKey);
  await expect(queryClient.fetchQuery(waiting)).rejects.toThrow(/lacks quoteId/);
  expect(calls).toEqual([]);
});

it('caches a reply as it came, and reads and writes it with clean names', async () => {
  fakeApi({ winds }, kiteEndpoints);
  await fetchRead(kiteEndpoints.winds);
  const cached = cachedRead(kiteEndpoints.winds);
  expect(queryClient.getQueryData(cached.queryKey)).toEqual([{ id: '1', WindName: 'Monsoon' }]);
  expect(cached.read()).toEqual(winds);
  cached.write([{ id: '2', name: 'Trade wind' }]);
  expect(queryClient.getQueryData(cached.queryKey)).toEqual([{ id: '2', WindName: 'Trade wind' }]);
});

it('reads again when a server that has too much to do said so, twice at most, and shows nothing meanwhile', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const busy = refuse({ status: 503, errCode: 4, errMsg: 'busy', retryAfter: 2 });
  const { calls } = fakeApi({ strings: () => busy }, kiteEndpoints);
  const reading = fetchRead(kiteEndpoints.strings, read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1999);
  expect([calls.length, toasts]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(1001);
  expect([calls.length, toasts]).toEqual([2, []]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([calls.length, toasts]).toEqual([3, ['busy']]);
  expect(await reading).toMatchObject({ status: 503 });
});

it('does not read again what took too long or cannot be had', async () => {
  const slow = refuse({ status: 503, errCode: 4, errMsg: 'slow', retryAfter: 5 });
  const { calls } = fakeApi({ strings: () => slow }, kiteEndpoints);
  await expect(fetchRead(kiteEndpoints.strings, read)).rejects.toMatchObject({ status: 503 });
  expect(calls).toHaveLength(1);
});
