import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { look, watchConsole } from '#support/look.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { CI_TEXTS } from '../texts.ts';

const CUSTOMER = 'Bunga Maharani';
const texts = CI_TEXTS.id;
const agentTexts = CI_TEXTS.en;

type Behaviour = 'normal' | 'down' | 'expired' | 'unreadable';

/** The customer's data as the partner's page lists it. */
const arrivedFacts = async (page: Page) => {
  const [names, values] = await Promise.all([
    page.locator('dt').allTextContents(),
    page.locator('dd').allTextContents(),
  ]);
  return names.map((name, index) => [name, values[index]]);
};

/** On the partner's page. */
const expectArrived = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/arrived\/[0-9a-f-]{36}(\?lang=id)?$/);
  await expect(page.getByRole('heading', { level: 1, name: texts.partner })).toBeVisible();
};

test('an agent sends a customer to the partner by link, and every failure offers a next step (en, 1280 px; id, 360 px) [CI-001] [CI-002] [CI-003] [CI-004] [CI-005] [OTP-023]', async ({
  openPage,
  logIn,
  platform,
}) => {
  // A phone gets few codes in an hour.
  const phone = `0816${randomInt(10_000_000, 100_000_000)}`;
  const { user } = (await logIn('mitra')).state;
  const agent = await openPage('mitra', { language: 'en', width: 1280 });
  const agentsErrors = watchConsole(agent);
  const handovers = agent.getByRole('region', { name: agentTexts.handedOver }).getByRole('listitem');

  const link = await test.step('the agent makes a link with a discount and a promo code', async () => {
    await agent.goto('/app/oonahome');
    await agent.getByRole('main').getByRole('link', { name: agentTexts.tile }).click();
    await expect(agent.getByRole('heading', { level: 1, name: agentTexts.startTitle })).toBeVisible();
    await look(agent, 'en-1280-agent-ci-start');
    await agent.getByRole('textbox', { name: agentTexts.name }).fill(CUSTOMER);
    await agent.getByRole('textbox', { name: TEXTS.en.phone }).fill(phone);
    await agent.getByRole('textbox', { name: TEXTS.en.email, exact: true }).fill('bunga@example.com');
    await agent.getByLabel(TEXTS.en.discount).fill('12.5');
    await agent.getByRole('textbox', { name: TEXTS.en.promo }).fill('sehat2026');
    await agent.getByRole('button', { name: agentTexts.create }).click();
    await expect(agent).toHaveURL(/\/app\/criticalillnesslink\?quoteId=[0-9a-f]{24}$/);
    await expect(agent.getByText(agentTexts.notHandedOver)).toBeVisible();
    const address = agent.getByRole('textbox', { name: agentTexts.link, exact: true });
    await expect(address).toHaveValue(/\/app\/ci\/[0-9A-Za-z]{6}$/);
    await look(agent, 'en-1280-agent-ci-link');
    return address.inputValue();
  });

  const page = await openPage('stranger', { language: 'id', width: 360 });
  const consoleErrors = watchConsole(page);
  const partnerAddress = await test.step('the code leads straight to the page of the partner', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/app\/ciOtp$/);
    await expect(page.getByText(texts.invited('Sari'))).toBeVisible();
    await look(page, 'id-360-customer-ci-one-time-code');
    const handover = page.waitForRequest((request) => new URL(request.url()).pathname === '/handover');
    const sent = page.waitForRequest(`**/${paCiEndpoints.encryptForPartner.path}`);
    await verifyPhone(page, { inbox: platform.inbox, phone });
    const linkId = link.slice(-6);
    expect((await sent).postDataJSON()).toEqual({
      refId: linkId,
      ref: 'quote',
      product: 'CI',
      workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: user.id },
      discountPct: 12.5,
      promo: 'SEHAT2026',
      deepLinkStage: 'Lead Created',
    });
    await expectArrived(page);
    await look(page, 'id-360-customer-ci-partner');
    expect(await arrivedFacts(page)).toEqual([
      ['Nama', CUSTOMER],
      ['Nomor ponsel', phone],
      ['Produk', 'CI'],
      ['Diskon', '12,5 %'],
      ['Kode promo', 'SEHAT2026'],
      ['Agen', user.id],
      ['Tautan', linkId],
      ['Tahap', 'Lead Created'],
    ]);
    return (await handover).url();
  });
  const partner = new URL(partnerAddress).origin;
  /** For everybody on this platform. */
  const behave = async (behaviour: Behaviour): Promise<void> => {
    const body = new URLSearchParams({ behaviour });
    expect((await fetch(`${partner}/tester`, { method: 'POST', body })).ok).toBe(true);
  };
  const tryAgain = async (): Promise<void> => {
    await page.getByRole('button', { name: texts.tryAgain }).click();
    await expectArrived(page);
  };

  await test.step('the agent sees that the customer was handed over and has arrived', async () => {
    // The page polls, so no reload is needed.
    await expect(handovers).toHaveText([agentTexts.arrived]);
    await look(agent, 'en-1280-agent-ci-arrived');
  });

  await test.step('back from the partner, the customer is asked before being sent again', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: texts.left })).toBeVisible();
    await look(page, 'id-360-customer-ci-back');
    await page.getByRole('button', { name: texts.again }).click();
    await expectArrived(page);
  });

  await test.step('the address of the partner can be opened once', async () => {
    await page.goto(partnerAddress);
    await expect(page.getByRole('heading', { level: 1, name: texts.used })).toBeVisible();
    await look(page, 'id-360-customer-ci-used');
    await tryAgain();
  });

  try {
    for (const behaviour of ['expired', 'unreadable'] as const) {
      await test.step(`the partner finds the pass ${behaviour}`, async () => {
        await behave(behaviour);
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1, name: texts[behaviour] })).toBeVisible();
        await look(page, `id-360-customer-ci-${behaviour}`);
        await behave('normal');
        await tryAgain();
      });
    }
    consoleErrors.none();

    await test.step('the partner does not answer', async () => {
      await behave('down');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: texts.down })).toBeVisible();
      await look(page, 'id-360-customer-ci-down');
      await behave('normal');
      await tryAgain();
    });
  } finally {
    await behave('normal');
  }

  await test.step('the agent sees every attempt, the newest first', async () => {
    await agent.reload();
    const { arrived, notArrived } = agentTexts;
    const afterProblems = [arrived, arrived, notArrived, arrived, notArrived];
    await expect(handovers).toHaveText([...afterProblems, arrived, arrived, arrived]);
    await look(agent, 'en-1280-agent-ci-attempts');
    agentsErrors.none();
  });
});
