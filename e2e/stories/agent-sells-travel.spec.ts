import { readFile } from 'node:fs/promises';
import { handOf } from '../support/hand.ts';
import { watchConsole } from '../support/look.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/platform.ts';
import { logIn, makeQuote } from './agent.ts';
import type { Person } from './agent.ts';
import { enterByLink, fillInAndGoToPayment, pay } from './customer.ts';
import { WORDS } from './words.ts';

const RUNS = [
  {
    language: 'id',
    width: 360,
    height: 760,
    hand: 'finger',
    agent: '081200000001',
    promo: 'LIBURANHEMAT2026001',
  },
  {
    language: 'en',
    width: 1280,
    height: 800,
    hand: 'keyboard',
    agent: '081200000004',
    promo: 'LIBURANHEMAT2026002',
  },
] as const;

for (const run of RUNS) {
  const how = `${run.language}, ${run.width} px, by ${run.hand}`;
  test(`an agent sells a journey and the customer receives the policy (${how})`, async ({
    browser,
    platform,
  }) => {
    test.setTimeout(180_000);
    const words = WORDS[run.language];
    const sit = async (who: string): Promise<Person> => {
      const context = await browser.newContext({
        baseURL: platform.url,
        viewport: { width: run.width, height: run.height },
        hasTouch: run.hand === 'finger',
      });
      await context.addCookies([{ name: 'LANG', value: run.language, url: platform.url }]);
      const page = await context.newPage();
      return {
        page,
        hand: handOf(page, run.hand),
        inbox: platform.inbox,
        language: run.language,
        picture: (screen) => `${run.language}-${run.width}-${who}-${screen}`,
      };
    };
    const customer = {
      phone: run.language === 'id' ? '081399900001' : '081399900002',
      email: `budi.${run.language}@example.com`,
      passport: 'B1234567',
    };

    const agent = await sit('agent');
    const agentConsole = watchConsole(agent.page);
    await logIn(agent, run.agent);
    await expect(agent.page).toHaveURL(/\/app\/oonahome$/);
    const { link, quoteCode } = await makeQuote(agent, {
      insured: 'Budi Santoso',
      customerPhone: customer.phone,
    });

    const buyer = await sit('customer');
    const buyerConsole = watchConsole(buyer.page);
    await enterByLink(buyer, link, customer, run.promo);
    await fillInAndGoToPayment(buyer, customer);
    const { policyNo, pdf } = await pay(buyer);

    const text = await readPdf(await readFile(pdf));
    expect(text).toContain('Budi Santoso');
    expect(text).toContain(policyNo);
    expect(text).toContain('17/08/1990');

    await expect
      .poll(async () => (await platform.inbox.messagesTo(customer.email)).length, { message: 'the e-mail' })
      .toBe(1);
    const [mail] = await platform.inbox.messagesTo(customer.email);
    expect(mail?.attachments.map((file) => file.fileName)).toEqual([`Travel Insurance_${policyNo}.pdf`]);
    expect(await readPdf(await platform.inbox.attachment(mail!.attachments[0]!.url))).toContain(policyNo);

    await agent.page.goto('/app/oonahome');
    const line = agent.page.getByRole('listitem').filter({ hasText: quoteCode });
    await expect(line).toContainText(policyNo);
    await agent.hand.press(agent.page.getByRole('link', { name: words.notifications }).first());
    await expect(agent.page).toHaveURL(/\/app\/oonanotification$/);
    await expect(agent.page.getByRole('listitem').filter({ hasText: policyNo })).toBeVisible();

    agentConsole.none();
    buyerConsole.none();
  });
}
