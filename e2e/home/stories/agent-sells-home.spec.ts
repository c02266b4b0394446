import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { look, watchConsole } from '#support/look.ts';
import { readPdf } from '#support/pdf.ts';
import { test } from '#support/people.ts';
import { logInAs } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { printPolicy } from '#support/print-policy.ts';
import { seat } from '#support/seat.ts';
import { WORDS } from '#support/words.ts';
import { HOUSE, sellHome } from './sell-home.ts';
import { confirmHome, fillInForCustomer, makePaymentLink, payByLink } from './confirm-and-pay.ts';
import { HOME_WORDS } from '../words.ts';

const AGENT = '081200000002';
const EMAIL = 'budi.home@example.com';
const words = HOME_WORDS.en;

/** Plan 888.000, earthquake 2.700.000 and flood 900.000, less 8 percent, plus 15.000 admin cost. */
const DUE = 'Rp 4.143.960';

test('an agent insures a house and the customer pays by link (en, 1280 px, by keyboard) [HOME-068, HOME-107, HOME-121]', async ({
  browser,
  platform,
}) => {
  const open = (who: string): Promise<Person> =>
    seat(browser, platform, {
      who,
      language: 'en',
      width: 1280,
      by: 'keyboard',
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
  const agent = await open('agent');
  const { page } = agent;
  const consoleErrors = watchConsole(page);
  await logInAs(agent, { phone: AGENT, clock: platform.clock });
  await expect(page).toHaveURL(/\/app\/commercialhome$/);
  const quote = await sellHome(agent);
  await agent.input.press(page.getByRole('button', { name: words.createPolicy }));
  await fillInForCustomer(agent, EMAIL);
  await confirmHome(agent, [HOUSE.insured, 'Jalan Dago 12', 'Rp 2.000.000.000', '-Rp 359.040', DUE]);
  const link = await makePaymentLink(agent);

  const { page: customer } = await open('customer');
  const customerComplaints = watchConsole(customer);
  await payByLink(customer, link, 'en');
  await expect(customer.getByText(HOUSE.insured)).toHaveCount(0);
  customerComplaints.none();

  await page.goto('/app/commercialhome');
  const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
  await expect(line).toContainText(/PO\d+/);
  const resume = line.getByRole('link', { name: WORDS.en.resume(HOUSE.insured) });
  await expect(resume).toHaveAttribute('href', `/app/homepaymentScreen?quoteId=${quote.quoteId}`);
  await agent.input.press(resume);
  // The payment page of a paid quote goes on to its policy.
  await expect(page).toHaveURL(new RegExp(`/app/paymentsuccess/${quote.quoteId}$`));
  await look(page, agent.picture('home-policy'));
  const { policyNo, pdf } = await printPolicy(agent, 'Home Insurance');
  const text = await readPdf(await readFile(pdf));
  for (const part of [
    HOUSE.insured,
    policyNo,
    'PROPERTY ALL RISK',
    'Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat',
    'Rp 2.000.000.000 × 0.294 ‰ = Rp 588.000',
    DUE,
  ]) {
    expect(text).toContain(part);
  }

  await expect
    .poll(async () => (await platform.inbox.messagesTo(EMAIL)).length, { message: 'the e-mail' })
    .toBe(1);
  const [mail] = await platform.inbox.messagesTo(EMAIL);
  expect(mail?.attachments.map((file) => file.fileName)).toEqual([
    `Home Insurance_${policyNo}.pdf`,
    expect.stringMatching(/^(Receipt|Kuitansi)_/),
  ]);
  consoleErrors.none();
});
