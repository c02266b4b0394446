import { randomInt, randomUUID } from 'node:crypto';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { NewCiQuote } from 'mfe-pa-ci/contract/ci-record.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from '#support/api.ts';

/** A customer who is to be handed over to the partner. */
export interface MadeCiQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  /** Path of the share link. */
  readonly link: string;
}

export const makeCiQuote = async (api: Api, wanted: Partial<NewCiQuote> = {}): Promise<MadeCiQuote> => {
  const form: NewCiQuote = {
    insuredName: 'Ratna Puspita',
    insuredPhone: `0816${randomInt(10_000_000, 100_000_000)}`,
    insuredEmail: 'ratna.puspita@example.com',
    discountPercent: 10,
    promoCode: '',
    requestId: randomUUID(),
    ...wanted,
  };
  const { quoteId, code: quoteCode } = await api.call(paCiEndpoints.createCiQuote, { body: form });
  const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
  return {
    quoteId,
    quoteCode,
    insured: form.insuredName,
    phone: form.insuredPhone,
    link: new URL(link).pathname,
  };
};
