import { formatDate } from '@payung/shared/domain/dates.ts';
import type { MakeSample } from '#support/sample-policy.ts';
import { makeHomeQuote, PRIVATE, readHome } from './home-quotes.ts';

/** Two billion rupiah: 0.444, 1.35 for earthquakes and 0.45 per mille for floods; with 15,000 admin cost. */
export const makeSample: MakeSample = async ({ agent }, family) => {
  const insured = `Lestari ${family}`;
  const { quoteId, quoteCode, phone } = await makeHomeQuote(agent.api, 'Full Quote Created', { insured });
  const { startDate, endDate } = await readHome(agent.api, quoteId);
  return {
    quoteId,
    quoteCode,
    product: 'Home Insurance',
    plan: 'HOMPAR · PROPERTY ALL RISK',
    customer: insured,
    due: 'Rp 4.503.000',
    price: [
      ['Plan premium', 'Rp 888.000'],
      ['Earthquake, volcanic eruption and tsunami', 'Rp 2.700.000'],
      ['Flood, storm and water damage', 'Rp 900.000'],
      ['Admin cost', 'Rp 15.000'],
      ['Total', 'Rp 4.503.000'],
    ],
    sections: {
      'Insured property': [
        ['Plan', 'PROPERTY ALL RISK'],
        ['Cover begins', formatDate(startDate)],
        ['Cover ends', formatDate(endDate)],
        ['Property type', 'House'],
        ['Stories', '2'],
        ['Building sum insured', 'Rp 2.000.000.000'],
      ],
      Address: [
        ['Address', 'Jalan Cihampelas 77'],
        ['Sub-district', 'Dago'],
        ['District', 'Coblong'],
        ['City', 'Kota Bandung'],
        ['Province', 'Jawa Barat'],
        ['Postal code', '40135'],
      ],
      'What is covered, and up to what': [
        ['Fire', 'Rp 2.000.000.000'],
        ['Flood, storm and water damage', 'Rp 2.000.000.000'],
      ],
      Insured: [
        ['Name', insured],
        ['ID card number', '327•••••••••0007'],
      ],
    },
    pictures: [],
    isJourney: false,
    secrets: [phone.slice(1), PRIVATE.idCard, PRIVATE.street],
  };
};
