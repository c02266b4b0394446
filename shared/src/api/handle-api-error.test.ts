import { beforeEach, expect, it } from 'vitest';
import { connectEffects, handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { send } from './send.ts';
import {
  agentAtom,
  endPageAtom,
  handoffAtom,
  linkAtom,
  sessionAtom,
} from '@payung/shared/session/session.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { fakeApi, noAnswer, refuse } from '#testing/fake-api.ts';
import { aHandoff, aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { ApiError } from './api-error.ts';
import { endpoints } from './endpoints/endpoints.ts';

let seen: string[] = [];
beforeEach(() => {
  seen = [];
  connectEffects({
    toast: (kind, text) => seen.push(`${kind}: ${text}`),
    redirect: (to) => seen.push(`to ${to}`),
    log: () => seen.push('logged'),
  });
});

it('says jaringan gagal in Indonesian when nothing came back [ERR-025]', () => {
  handleApiError(new ApiError({ errMsg: 'Network Error' }));
  setLanguage('id');
  handleApiError(new ApiError({ errMsg: 'Network Error' }));
  expect(seen).toEqual(['error: Request failed', 'error: jaringan gagal']);
});

it('shows the server’s English message about a link in Indonesian', () => {
  const messages = ['given link is invalid', 'link is expired', 'Link has expired'];
  const handleAll = () => {
    for (const errMsg of messages) handleApiError(new ApiError({ status: 400, errCode: 1, errMsg }));
  };
  const toasts = () => seen.filter((line) => line.startsWith('error: '));
  handleAll();
  expect(toasts()).toEqual(messages.map((text) => `error: ${text}`));
  seen = [];
  setLanguage('id');
  handleAll();
  expect(toasts()).toEqual([
    'error: Tautan ini tidak dikenali',
    'error: Tautan ini sudah kedaluwarsa',
    'error: Tautan ini sudah kedaluwarsa',
  ]);
});

it('ends the session of an agent whose login has expired, and shows the way [ERR-004]', () => {
  store.set(agentAtom, anAgent());
  handleApiError(new ApiError({ status: 401, errCode: 25, errMsg: 'Please sign in again' }));
  expect(seen).toEqual(['warning: Please sign in again', 'to login']);
  expect(store.get(sessionAtom)).toEqual({ kind: 'none' });
});

it('ends only the visit of a link customer, and leaves the agent signed in (ruling K110)', () => {
  store.set(agentAtom, anAgent());
  store.set(linkAtom, aLinkVisit());
  handleApiError(new ApiError({ status: 401, errCode: 25, errMsg: 'ended' }), { quiet: true });
  expect(seen).toContain('to login');
  expect(store.get(sessionAtom)).toMatchObject({ kind: 'agent' });
});

it('only logs a failure where the specification shows nothing [ERR-027]', () => {
  handleApiError(new ApiError({ status: 500, errCode: 77, errMsg: 'broken' }), { quiet: true });
  handleApiError(new ApiError({ errMsg: 'Network Error' }), { quiet: true });
  expect(seen).toEqual(['logged', 'logged']);
});

it('ends one session when several calls find it ended, and leaves the agent of the device signed in', async () => {
  fakeApi({ getQuote: refuse({ status: 401, errCode: 25, errMsg: 'The visit has ended' }) });
  store.set(agentAtom, anAgent());
  store.set(handoffAtom, aHandoff());
  const calls = ['q1', 'q2', 'q3'].map((quoteId) => send(endpoints.getQuote, { query: { quoteId } }));
  await Promise.allSettled(calls);
  // The page says that the link is over; nobody is asked to sign in.
  expect(seen).toEqual(['to login']);
  expect(store.get(sessionAtom).kind).toBe('agent');
  expect(store.get(endPageAtom)).toBe('/kite-landed');
});

it('handles an error once when it is passed several times', () => {
  const error = new ApiError({ status: 400, errMsg: 'no' });
  handleApiError(error);
  handleApiError(error);
  expect(seen).toEqual(['error: no']);
});

it('ignores an aborted call, and shows an unexpected exception', () => {
  handleApiError(new DOMException('gone', 'AbortError'));
  expect(seen).toEqual([]);
  handleApiError(new TypeError('x is not a function'));
  expect(seen).toEqual(['logged', 'error: TypeError: x is not a function']);
});

it('handles the failure of a sent call and rejects for the caller as well', async () => {
  fakeApi({
    quickQuote: refuse({ status: 409, errCode: 1, errMsg: 'changed meanwhile' }),
    logout: noAnswer(),
  });
  await expect(send(endpoints.quickQuote, { params: { quoteId: 'q1' } })).rejects.toMatchObject({
    status: 409,
  });
  await expect(send(endpoints.logout, { quiet: true })).rejects.toMatchObject({ status: undefined });
  expect(seen).toEqual(['error: changed meanwhile', 'logged']);
});
