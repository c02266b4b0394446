import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { MakeSample } from '#support/sample-policy.ts';
import { insuredNo, makeAccidentQuote, readAccident, saveInsured } from './accident-quotes.ts';

const EMAIL = 'sampel.kecelakaan@example.com';
const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

/** Two people for twelve months, 150,000 each with PA Plus; with 15,000 admin cost. */
export const makeSample: MakeSample = async ({ agent: { api } }, family) => {
  const insuredName = `Dewi ${family}`;
  const made = await makeAccidentQuote(api, 'Quick Quote Created', { insuredName });
  const { quoteId, quoteCode, phone } = made;
  const params = { quoteId };
  const { startDate, endDate } = await readAccident(api, quoteId);
  await api.call(paCiEndpoints.updatePaQuote, {
    params,
    body: {
      kind: 'policyholder',
      policyholder: { insuredName, insuredPhone: phone, insuredEmail: EMAIL, startDate },
    },
  });
  const first = { ...insuredNo(1, phone), name: insuredName, email: EMAIL };
  await saveInsured(api, { quoteId, no: 1 }, first);
  await saveInsured(api, { quoteId, no: 2 }, insuredNo(2));
  await api.call(endpoints.confirmQuote, { params, body: consents });
  return {
    quoteId,
    quoteCode,
    product: 'Personal Accident Insurance',
    plan: 'PAPLS · PA Plus',
    customer: insuredName,
    due: 'Rp 315.000',
    price: [
      ['Plan premium', 'Rp 300.000'],
      ['Admin cost', 'Rp 15.000'],
      ['Total', 'Rp 315.000'],
    ],
    sections: {
      Cover: [
        ['Plan', 'PA Plus'],
        ['People insured', '2'],
        ['Limits', 'One limit for all'],
        ['Cover begins', formatDate(startDate)],
        ['Cover ends', formatDate(endDate)],
      ],
      'Insured 1 of 2': [
        ['Name', insuredName],
        ['Plan', 'PA Plus'],
        ['Limit', 'Rp 100.000.000'],
        ['Premium', 'Rp 150.000'],
        ['Beneficiary', 'Rahmat Hidayat'],
        ["Beneficiary's date of birth", '05/04/1980'],
      ],
      'Insured 2 of 2': [
        ['Name', 'Andi Lestari'],
        ['Premium', 'Rp 150.000'],
        ['Beneficiary', 'Rahmat Hidayat'],
      ],
    },
    pictures: [],
    isJourney: false,
    secrets: [phone.slice(1), EMAIL, 'Jalan Braga'],
  };
};
