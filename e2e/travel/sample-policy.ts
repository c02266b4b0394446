import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { MakeSample } from '#support/sample-policy.ts';
import { makeTravelQuote, newCustomer } from './travel-quotes.ts';

/** Eight days in Asia: 294,000 and 75,500 for Covid, of which 10 percent are 36,950; with 15,000 admin cost. */
export const makeSample: MakeSample = async ({ agent }, family) => {
  const customer = { ...newCustomer(), insured: `Rina ${family}` };
  const { quoteId, quoteCode } = await makeTravelQuote(agent.api, 'Full Quote Created', customer);
  const departure = addDays(todayInJakarta(new Date()), 20);
  return {
    quoteId,
    quoteCode,
    product: 'Travel Insurance',
    plan: 'TRVGLD · Gold',
    customer: customer.insured,
    due: 'Rp 347.550',
    price: [
      ['Plan premium', 'Rp 294.000'],
      ['COVID-19 protection', 'Rp 75.500'],
      ['Discount 10%', '-Rp 36.950'],
      ['Admin cost', 'Rp 15.000'],
      ['Total', 'Rp 347.550'],
    ],
    sections: {
      Trip: [
        ['Plan', 'Gold'],
        ['Departure', formatDate(departure)],
        ['Arrival', formatDate(addDays(departure, 7))],
        ['Coverage area', 'Asia Pacific'],
        ['Adults', '1'],
        ['Children', '0'],
      ],
      Insured: [
        ['Name', customer.insured],
        ['Date of birth', '17/08/1990'],
        ['Passport number', 'B••••321'],
      ],
    },
    pictures: [],
    isJourney: true,
    secrets: [customer.phone.slice(1), customer.email, customer.passport],
  };
};
