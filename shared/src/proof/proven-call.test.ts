import { expect, it, onTestFinished } from 'vitest';
import { call, setTransport } from '@payung/shared/api/client.ts';
import type { Transport } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { ApiError } from '#api/api-error.ts';
import { PROOF_HEADERS } from './proof-headers.ts';
import { isProof } from './proof-of-work.ts';

const LINK = { id: 'aB3dE9' };

/** A server that asks for a proof; with `isStubborn` whatever comes. */
const asking = (isStubborn = false): readonly Readonly<Record<string, unknown>>[] => {
  const seen: Record<string, unknown>[] = [];
  const transport: Transport = (request) => {
    const headers = request.headers.toJSON() as Record<string, unknown>;
    seen.push(headers);
    const isRefused = isStubborn || headers[PROOF_HEADERS.challenge] === undefined;
    const refusal = { errCode: 4, errMsg: 'no', reason: 'proofNeeded', challenge: 'once.9.signed' };
    const reply = { errCode: -1, errMsg: { data: { productId: 'kite', fullName: 'Sari' } } };
    return Promise.resolve({
      data: isRefused ? refusal : reply,
      status: isRefused ? 403 : 200,
      statusText: '',
      headers: {},
      config: request,
    });
  };
  setTransport(transport);
  onTestFinished(() => setTransport(undefined));
  return seen;
};

it('answers the challenge of the server and makes the call again, without anybody noticing', async () => {
  const seen = asking();
  expect(await call(endpoints.decryptLink, { query: LINK })).toMatchObject({
    productId: 'kite',
    inviter: 'Sari',
  });
  expect(seen).toHaveLength(2);
  expect(await isProof('once.9.signed', String(seen[1]?.[PROOF_HEADERS.answer]))).toBe(true);
});

it('answers one challenge of a call, and then fails as every call does', async () => {
  const seen = asking(true);
  await expect(call(endpoints.decryptLink, { query: LINK })).rejects.toThrow(ApiError);
  expect(seen).toHaveLength(2);
});
