import { resumeFromLead } from '#support/resume-from-lead.ts';
import { test } from '#support/people.ts';
import { makeAccidentQuote } from './accident-quotes.ts';
import { makeCiQuote } from './ci-quotes.ts';

test('an agent finds the lead of an accident quote by its code and goes on where it stands (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeAccidentQuote(api, 'Customer Information Updated');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    says: 'Customer Information Updated',
    to: '/accidentcustomerdetails',
  });
});

test('the lead of a critical illness quote leads to the link for the customer (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeCiQuote(api);
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    says: 'Critical Illness Insurance',
    to: '/criticalillnesslink',
  });
});
