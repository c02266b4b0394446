import { describe, expect, it } from 'vitest';
import { decide } from './error-codes.ts';
import type { Answer, Decision } from './error-codes.ts';

const message = 'what the server says';
const quietly = { passToCaller: false, silent: false, log: false };
const warning: Decision = { ...quietly, toast: 'warning', text: message };
const error: Decision = { ...quietly, toast: 'error', text: message };
const of = (answer: Omit<Answer, 'message'>, text = message): Decision =>
  decide({ ...answer, message: text });

describe('codes on an HTTP 200', () => {
  it('warns on 4 with the message [ERR-002]', () => expect(of({ status: 200, errCode: 4 })).toEqual(warning));
  it('warns on 25 [ERR-003]', () => expect(of({ status: 200, errCode: 25 })).toEqual(warning));
  it('warns on 1 with the messages, one a line [ERR-005]', () => {
    expect(of({ status: 200, errCode: 1 }, 'first\nsecond')).toEqual({ ...warning, text: 'first\nsecond' });
    expect(of({ status: 403, errCode: 1 })).toEqual(error);
    expect(of({ status: 503, errCode: 1 })).toEqual(error);
  });
  it.each([402, 504])('passes 1 with body status %i to the caller in silence [ERR-006]', (bodyStatus) => {
    for (const status of [200, 400, 401, 500]) {
      expect(of({ status, errCode: 1, bodyStatus })).toEqual({
        ...quietly,
        silent: true,
        passToCaller: true,
      });
    }
    expect(of({ status: 200, errCode: 1, bodyStatus: 400 })).toEqual(warning);
  });
  it('warns on 121 [ERR-007]', () => expect(of({ status: 200, errCode: 121 })).toEqual(warning));
  it('warns on 10201 [ERR-008]', () => expect(of({ status: 200, errCode: 10_201 })).toEqual(warning));
  it('warns on 529 [ERR-009]', () => expect(of({ status: 200, errCode: 529 })).toEqual(warning));
  it('warns on 2601 [ERR-010]', () => expect(of({ status: 200, errCode: 2601 })).toEqual(warning));
  it('shows an error on 422 [ERR-011]', () => {
    expect(of({ status: 200, errCode: 422 })).toEqual(error);
    expect(of({ status: 422, errCode: 422 })).toEqual(error);
  });
  it('is silent on 9, whatever the status [ERR-012]', () => {
    for (const status of [200, 400, 401, 500])
      expect(of({ status, errCode: 9 })).toEqual({ ...quietly, silent: true });
  });
  it('shows nothing on 81 [ERR-013]', () => {
    for (const status of [200, 400, 500])
      expect(of({ status, errCode: 81 })).toEqual({ ...quietly, silent: true });
  });
});

describe('HTTP 400 and 401', () => {
  it('lead to the login on 401 with 25, after a warning [ERR-004]', () => {
    expect(of({ status: 401, errCode: 25 })).toEqual({ ...warning, redirect: 'login' });
    expect(of({ status: 400, errCode: 25 })).toEqual(error);
  });
  it('show an error with the message on 400 [ERR-014]', () =>
    expect(of({ status: 400, errCode: 4 })).toEqual(error));
  it('show an error with the message on 401 [ERR-015]', () => expect(of({ status: 401 })).toEqual(error));
  it.each([400, 401])('lead from %i "given link is invalid" to /linknotmatch [ERR-016]', (status) => {
    expect(of({ status, errCode: 1 }, 'given link is invalid')).toMatchObject({
      toast: 'error',
      redirect: 'linkNotMatch',
    });
  });
  it.each([400, 401])('lead from %i "link is expired" to /linknotvalid [ERR-017]', (status) => {
    expect(of({ status, errCode: 1 }, 'link is expired')).toMatchObject({
      toast: 'error',
      redirect: 'linkNotValid',
    });
  });
  it.each([400, 401])('lead from %i "Link has expired" to /linknotvalid [ERR-018]', (status) => {
    expect(of({ status, errCode: 1 }, 'Link has expired')).toMatchObject({
      toast: 'error',
      redirect: 'linkNotValid',
    });
  });
  it.each([400, 401])(
    'lead from %i "link is expired-ci" to the critical-illness error page [ERR-019]',
    (status) => {
      expect(of({ status, errCode: 1 }, 'link is expired-ci')).toMatchObject({
        redirect: 'criticalIllnessError',
      });
    },
  );
  it('do not redirect for link messages of other statuses', () => {
    expect(of({ status: 500, errCode: 1 }, 'link is expired').redirect).toBeUndefined();
  });
});

describe('other statuses', () => {
  it('hand the message to the caller on 500 with 4 [ERR-020]', () => {
    expect(of({ status: 500, errCode: 4 })).toEqual({ ...quietly, passToCaller: true });
  });
  it('hand the message to the caller on 504 with 4 [ERR-021]', () => {
    expect(of({ status: 504, errCode: 4 })).toEqual({ ...quietly, passToCaller: true });
  });
  it('show the error on 406 with 1 [ERR-022]', () => expect(of({ status: 406, errCode: 1 })).toEqual(error));
  it('show the error on 409 with 1 [ERR-023]', () => expect(of({ status: 409, errCode: 1 })).toEqual(error));
  it('show the error on 422 with 4 [ERR-024]', () => expect(of({ status: 422, errCode: 4 })).toEqual(error));
  it('say Request failed when nothing came back [ERR-025]', () => {
    expect(of({})).toEqual({ ...quietly, toast: 'error', textId: 'error.requestFailed' });
  });
  it('show name and message of anything else [ERR-026]', () => {
    expect(of({ status: 500, errCode: 77, name: 'HTTP 500' })).toEqual({
      ...error,
      text: 'HTTP 500: what the server says',
      log: true,
    });
    expect(of({ status: 0, name: 'TypeError' }).text).toBe('TypeError: what the server says');
  });
});

it('leads to the page of passkeys when the session may only add a passkey', () => {
  expect(of({ status: 403, errCode: 4, reason: 'passkeyNeeded' })).toEqual({
    ...warning,
    redirect: 'passkeys',
  });
  expect(of({ status: 403, errCode: 4, reason: 'signInAgain' })).toEqual(warning);
});
