import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { quoteEndpoints } from './endpoints/quote.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import type { PolicyPdfCall } from '#product.ts';
import { STANDARD_POLICY_PDF, policyPdfCall, readPolicyPdf } from './policy-pdf.ts';

const policy = { quoteId: 'q1', policyNo: 'P/7 & 8' };
const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

const withNumber = policyPdfCall(quoteEndpoints.ePolicy, { policyNo: '{policyNo}', quoteId: '{quoteId}' });

/** A product with a call of its own. */
const kitePolicy = endpoint(
  { names: {}, schemas: {} },
  {
    method: 'GET',
    path: 'kite/policy/:quoteId',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  },
);
const ofKite = policyPdfCall(kitePolicy, { quoteId: '{quoteId}' });

const addressFor = async (described: PolicyPdfCall | undefined): Promise<string | undefined> => {
  const { calls } = fakeApi({ ePolicy: pdf, kitePolicy: pdf }, { kitePolicy });
  await expect((await readPolicyPdf(described, policy)).text()).resolves.toBe('%PDF-1.7');
  return calls[0]?.address;
};

describe('the PDF of a policy', () => {
  it('is asked for by quote, with the log key of a download, where the product has no call of its own [PAY-027]', async () => {
    const standard = 'secure/user/e-policy?quoteId=q1&logkey=policyDownloadNotification';
    expect(await addressFor(STANDARD_POLICY_PDF)).toBe(standard);
    expect(await addressFor(undefined)).toBe(standard);
  });

  it('may be asked for by policy number as well: GET user/e-policy?policyNo=&quoteId= [PAY-028]', async () => {
    expect(await addressFor(withNumber)).toBe('secure/user/e-policy?policyNo=P%2F7+%26+8&quoteId=q1');
  });

  it('may be a call of the product, with the quote in its path', async () => {
    expect(await addressFor(ofKite)).toBe('kite/policy/q1?quoteId=q1');
  });

  it('fails with the words of the server', async () => {
    fakeApi({ ePolicy: refuse({ status: 422, errCode: 4, errMsg: 'no policy yet' }) });
    await expect(readPolicyPdf(undefined, policy)).rejects.toMatchObject({ errMsg: 'no policy yet' });
  });

  it('is described by plain data that survives the registry’s JSON', () => {
    for (const described of [STANDARD_POLICY_PDF, withNumber, ofKite])
      expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  });
});
