import { resumeFromLead } from '#support/resume-from-lead.ts';
import { test } from '#support/people.ts';
import { makeHomeQuote } from './home-quotes.ts';

test('an agent finds a home lead by its quote code and goes on where it stands (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeHomeQuote(api, 'Plan Selected');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    says: 'Plan Selected',
    to: '/home-additional-benefit',
  });
});
