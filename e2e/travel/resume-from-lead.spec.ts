import { resumeFromLead } from '#support/resume-from-lead.ts';
import { test } from '#support/people.ts';
import { makeTravelQuote } from './travel-quotes.ts';

test('an agent finds a travel lead by its quote code and goes on at its order (en, 1280 px, by keyboard) [LEAD-005] [LEAD-021] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Additional Benefit Selected');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    says: 'Additional Benefit Selected',
    to: '/ordersummarytravel',
  });
});

test('a travel lead of which only the trip is known leads to the plans (en, 1280 px, by keyboard) [LEAD-018] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Lead Created');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    says: 'Lead Created',
    to: '/chooseproducttravel',
  });
});
