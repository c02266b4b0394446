import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { watchConsole } from '#support/look.ts';
import { readPdf } from '#support/pdf.ts';
import { test } from '#support/people.ts';
import { logInAs } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { seat } from '#support/seat.ts';
import { WORDS } from '#support/words.ts';
import { enterByLink, fillInAndGoToPayment, pay } from './buy-travel.ts';
import { sellTravel } from './sell-travel.ts';

/** Lines are broken where the page or the paper ends. */
const plain = (printed: string): string => printed.replaceAll(/\s+/g, ' ');

const RUNS = [
  {
    language: 'id',
    width: 360,
    input: 'touch',
    agent: '081200000001',
    promo: 'LIBURANHEMAT2026001',
  },
  {
    language: 'en',
    width: 1280,
    input: 'keyboard',
    agent: '081200000004',
    promo: 'LIBURANHEMAT2026002',
  },
] as const;

for (const run of RUNS) {
  const how = `${run.language}, ${run.width} px, by ${run.input}`;
  // The agent of the home story works by keyboard.
  const needs = run.input === 'keyboard' ? ' @deep' : '';
  test(`an agent shares a trip by link, and the customer verifies the phone, fills in, pays and receives the policy (${how}) [SHELL-055] [NET-006] [PLAT-021]${needs}`, async ({
    browser,
    platform,
  }) => {
    const words = WORDS[run.language];
    const openPageFor = (who: string): Promise<Person> =>
      seat(browser, platform, { who, language: run.language, width: run.width, by: run.input });
    const customer = {
      phone: run.language === 'id' ? '081399900001' : '081399900002',
      email: `budi.${run.language}@example.com`,
      passport: 'B1234567',
    };

    const agent = await openPageFor('agent');
    const agentConsole = watchConsole(agent.page);
    await logInAs(agent, { phone: run.agent, clock: platform.clock });
    await expect(agent.page).toHaveURL(/\/app\/oonahome$/);
    const { link, quoteCode } = await sellTravel(agent, {
      insured: 'Budi Santoso',
      customerPhone: customer.phone,
    });

    const buyer = await openPageFor('customer');
    const buyerConsole = watchConsole(buyer.page);
    await enterByLink(buyer, { link, phone: customer.phone, promoCode: run.promo });
    const notCovered = await fillInAndGoToPayment(buyer, customer);
    const { policyNo, pdf } = await pay(buyer);

    const text = await readPdf(await readFile(pdf));
    expect(text).toContain('Budi Santoso');
    expect(text).toContain(policyNo);
    expect(text).toContain('17/08/1990');
    expect(notCovered.length).toBeGreaterThan(5);
    for (const exclusion of notCovered) expect(plain(text)).toContain(plain(exclusion));

    await expect
      .poll(async () => (await platform.inbox.messagesTo(customer.email)).length, { message: 'the e-mail' })
      .toBe(1);
    const [mail] = await platform.inbox.messagesTo(customer.email);
    expect(mail?.attachments.map((file) => file.fileName)).toEqual([
      `Travel Insurance_${policyNo}.pdf`,
      expect.stringMatching(/^(Receipt|Kuitansi)_/),
    ]);
    expect(await readPdf(await platform.inbox.attachment(mail!.attachments[0]!.url))).toContain(policyNo);

    await agent.page.goto('/app/oonahome');
    const line = agent.page.getByRole('listitem').filter({ hasText: quoteCode });
    await expect(line).toContainText(policyNo);
    await agent.input.press(agent.page.getByRole('link', { name: words.notifications }).first());
    await expect(agent.page).toHaveURL(/\/app\/oonanotification$/);
    await expect(agent.page.getByRole('heading', { level: 1, name: words.notifications })).toBeVisible();
    await expect(agent.page.getByRole('listitem').filter({ hasText: policyNo })).toBeVisible();

    agentConsole.none();
    buyerConsole.none();
  });
}
