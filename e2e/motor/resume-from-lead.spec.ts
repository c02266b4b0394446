import { resumeFromLead } from '#support/resume-from-lead.ts';
import { test } from '#support/people.ts';
import { makeMotorQuote } from './motor-quotes.ts';

test('an agent finds the lead of a car by its quote code and goes on where it stands (en, 1280 px, by keyboard) @deep', async ({
  platform,
  openPage,
  logIn,
}) => {
  const { state, api } = await logIn('mitra');
  const sellers = { agent: { url: platform.url, state, api }, staff: (await logIn('staff')).api };
  const quote = await makeMotorQuote(sellers, 'Quick Quote Created');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    says: 'Quick Quote Created',
    to: '/motorordersummary',
  });
});
