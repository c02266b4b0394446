import { afterEach, expect, it } from 'vitest';
import { pageProof, proofAfter } from './page-proof.ts';
import { PROOF_HEADERS } from './proof-headers.ts';
import { isProof, provenText } from './proof-of-work.ts';

const PHONE = '6281234567890';

const showToken = (token: string): void => {
  const meta = document.createElement('meta');
  meta.name = 'page-token';
  meta.content = token;
  document.head.append(meta);
};

afterEach(() => document.head.replaceChildren());

it('shows the token of the page with its work for the phone', async () => {
  showToken('a-token');
  const headers = await pageProof(PHONE);
  expect(headers[PROOF_HEADERS.pageToken]).toBe('a-token');
  expect(await isProof(provenText('a-token', PHONE), headers[PROOF_HEADERS.answer] ?? '')).toBe(true);
});

it('shows nothing on a page without a token, so that the server asks', async () => {
  expect(await pageProof(PHONE)).toEqual({});
});

it('answers the challenge of a refusal', async () => {
  const headers = await proofAfter({
    errCode: 4,
    errMsg: 'no',
    reason: 'proofNeeded',
    challenge: 'once.9.signed',
  });
  expect(headers?.[PROOF_HEADERS.challenge]).toBe('once.9.signed');
  expect(await isProof('once.9.signed', headers?.[PROOF_HEADERS.answer] ?? '')).toBe(true);
});

it.each([undefined, 'text', { reason: 'tooSoon' }, { reason: 'proofNeeded' }])(
  'answers nothing to %j',
  async (reply) => {
    expect(await proofAfter(reply)).toBeUndefined();
  },
);
