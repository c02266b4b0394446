import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import { queryClient, queryOf, startRead } from '@payung/shared/api/query.ts';
import { connectEffects } from '@payung/shared/api/reaction.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames } from '@payung/shared/session/vault.ts';
import { fakeApi, noAnswer, refuse } from '#testing/fake-api.ts';
import { anAgent, anAgentUser } from '#testing/people.ts';
import { endpoints } from './endpoints/endpoints.ts';

const areas = [{ id: '1', description: 'ASEAN', tripType: 2 }];
const plans = { data: [{ Plans: [] }] } as const;
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
  fakeApi({ coverageAreas: noAnswer(), getPlans: noAnswer(), paymentState: noAnswer() });
};
const kept = (count: number) => vi.waitFor(async () => expect(await vaultNames()).toHaveLength(count));

it('answers a GET from the device while offline [API-005]', async () => {
  fakeApi({ coverageAreas: areas });
  await queryClient.fetchQuery(queryOf(endpoints.coverageAreas));
  await kept(1);
  queryClient.clear();
  goOffline();
  await expect(queryClient.fetchQuery(queryOf(endpoints.coverageAreas))).resolves.toEqual(areas);
  expect(toasts).toEqual([]);
});

it('keeps nothing that is not marked', async () => {
  fakeApi({ paymentState: { data: { quoteId: 'q1', status: 'Pending' } }, coverageAreas: areas });
  await queryClient.fetchQuery(queryOf(endpoints.paymentState, { query: { quoteId: 'q1' } }));
  await queryClient.fetchQuery(queryOf(endpoints.coverageAreas));
  await kept(1);
  queryClient.clear();
  goOffline();
  await expect(
    queryClient.fetchQuery(queryOf(endpoints.paymentState, { query: { quoteId: 'q1' } })),
  ).rejects.toMatchObject({ name: 'ApiError' });
});

it('asks the server first while it can be reached', async () => {
  fakeApi({ coverageAreas: areas });
  await queryClient.fetchQuery(queryOf(endpoints.coverageAreas));
  await kept(1);
  queryClient.clear();
  fakeApi({ coverageAreas: [] });
  await expect(queryClient.fetchQuery(queryOf(endpoints.coverageAreas))).resolves.toEqual([]);
  fakeApi({ coverageAreas: refuse({ status: 500, errCode: 4, errMsg: 'down' }) });
  queryClient.clear();
  await expect(queryClient.fetchQuery(queryOf(endpoints.coverageAreas))).rejects.toMatchObject({
    status: 500,
  });
});

it('keeps people, languages and contracts apart (ruling K115)', async () => {
  store.set(agentAtom, anAgent());
  const asSari = queryOf(endpoints.getPlans, read).queryKey;
  expect(asSari).toEqual(['agent:65f0c1a5e4b0a70001a3e001', 'en', 1, 'user/get-plan/q1?langId=EN']);
  setLanguage('id');
  expect(queryOf(endpoints.getPlans, read).queryKey).not.toEqual(asSari);
  setLanguage('en');
  store.set(agentAtom, anAgent({ _id: 'another' }));
  expect(queryOf(endpoints.getPlans, read).queryKey).not.toEqual(asSari);
});

it.each([
  ['logout', () => logout()],
  [
    'a login of somebody else',
    () => signInAgent({ user: anAgentUser({ _id: 'another' }), token: 't', userInfo: 'i' }),
  ],
])('empties memory and device at %s [SHELL-040]', async (_what, happens) => {
  store.set(agentAtom, anAgent());
  fakeApi({ getPlans: plans });
  await queryClient.fetchQuery(queryOf(endpoints.getPlans, read));
  await kept(1);
  await happens();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await vaultNames()).toEqual([]);
});

it('passes every failed read and write through the one reaction [ERR-030]', async () => {
  fakeApi({
    coverageAreas: refuse({ status: 200, errCode: 121, errMsg: 'from a read' }),
    logout: refuse({ status: 200, errCode: 121, errMsg: 'from a write' }),
  });
  await queryClient.fetchQuery(queryOf(endpoints.coverageAreas)).catch(() => {});
  await new MutationObserver(queryClient, { mutationFn: () => call(endpoints.logout) })
    .mutate()
    .catch(() => {});
  expect(toasts).toEqual(['from a read', 'from a write']);
});

it('shows nothing for a quiet read', async () => {
  fakeApi({ coverageAreas: refuse({ status: 400, errMsg: 'no' }) });
  await queryClient.fetchQuery(queryOf(endpoints.coverageAreas, { quiet: true })).catch(() => {});
  expect(toasts).toEqual([]);
});

it('finds a read that the shell has started under the same key', async () => {
  const server = fakeApi({ getPlans: plans });
  startRead(
    {
      endpoint: 'getPlans',
      path: 'user/get-plan/{quoteId}',
      query: {},
      secure: false,
      lang: 'langId',
      offline: true,
      successCodes: [-1],
    },
    (name) => (name === 'quoteId' ? 'q1' : undefined),
  );
  await expect(queryClient.fetchQuery(queryOf(endpoints.getPlans, read))).resolves.toEqual(plans);
  expect(server.calls).toHaveLength(1);
});

it('leaves a read alone whose values the address does not hold', () => {
  const server = fakeApi({});
  startRead(
    {
      endpoint: 'getQuotes',
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
  const { calls } = fakeApi({ getPlans: plans });
  const waiting = queryOf(endpoints.getPlans, { params: { quoteId: '' }, quiet: true });
  expect(waiting.queryKey).not.toEqual(queryOf(endpoints.getPlans, read).queryKey);
  await expect(queryClient.fetchQuery(waiting)).rejects.toThrow(/lacks quoteId/);
  expect(calls).toEqual([]);
});
