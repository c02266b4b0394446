import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import type { PolicyPdfCall } from '#product.ts';
import { POLICY_PDFS, readPolicyPdf } from './policy-pdf.ts';

const policy = { quoteId: 'q1', policyNo: 'P/7 & 8' };
const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

const addressFor = async (described: PolicyPdfCall | undefined): Promise<string | undefined> => {
  const { calls } = fakeApi({ ePolicy: pdf, homeEPolicy: pdf });
  await expect((await readPolicyPdf(described, policy)).text()).resolves.toBe('%PDF-1.7');
  return calls[0]?.address;
};

describe('the PDF of a policy', () => {
  it('is asked for by quote, with the log key of a download, where the product has no call of its own [PAY-027]', async () => {
    const standard = 'secure/user/e-policy?quoteId=q1&logkey=policyDownloadNotification';
    expect(await addressFor(POLICY_PDFS.standard)).toBe(standard);
    expect(await addressFor(undefined)).toBe(standard);
  });

  it('of motor is GET user/e-policy?policyNo=&quoteId= [PAY-028]', async () => {
    expect(await addressFor(POLICY_PDFS.motor)).toBe('secure/user/e-policy?policyNo=P%2F7+%26+8&quoteId=q1');
  });

  it('of home is GET user/home-ePolicy/{id}?quoteId={id} [PAY-029]', async () => {
    expect(await addressFor(POLICY_PDFS.home)).toBe('user/home-ePolicy/q1?quoteId=q1');
  });

  it('is still to be had for a release that named the call instead of describing it', async () => {
    const named = 'ePolicy' as unknown as PolicyPdfCall;
    expect(await addressFor(named)).toContain('secure/user/e-policy?quoteId=q1');
  });

  it('fails with the words of the server', async () => {
    fakeApi({ ePolicy: refuse({ status: 422, errCode: 4, errMsg: 'no policy yet' }) });
    await expect(readPolicyPdf(undefined, policy)).rejects.toMatchObject({ errMsg: 'no policy yet' });
  });

  it('is described by data alone: what is described survives the registry', () => {
    expect(JSON.parse(JSON.stringify(POLICY_PDFS))).toEqual(POLICY_PDFS);
  });
});
