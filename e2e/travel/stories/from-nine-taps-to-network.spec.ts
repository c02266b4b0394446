import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { payAtProvider } from '#support/policy.ts';
import { handsOn } from '#support/taps.ts';
import { TEXTS } from '#support/texts.ts';
import { look, watchConsole } from '#support/look.ts';
import { sellJapan } from '../sell-japan.ts';
import { confirmTravelQuote, newCustomer } from '../travel-quotes.ts';

test("an agent sells from the phone's home screen in nine taps, the customer continues and pays, and the agent tracks the lead, plans a task about the policy, and invites a friend [SHELL-056]", async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn('mitra');
  const customer = newCustomer();
  const { insured, phone } = customer;
  const { quoteId, quoteCode, link } = await test.step('the agent sells in nine taps', async () => {
    const page = await openPage('mitra', { language: 'id', width: 360 });
    const consoleErrors = watchConsole(page);
    await page.goto('/app/oonahome');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hands = handsOn(page);
    await sellJapan(hands, customer);
    expect(hands.counted().taps).toBeLessThanOrEqual(9);
    await expect(page).toHaveURL(/\/app\/oonasuccess\?quoteId=[0-9a-f]{24}$/);
    await expect(page.getByRole('heading', { name: TEXTS.id.quoteReady })).toBeVisible();
    await look(page, 'id-360-agent-sale-in-nine-taps');
    consoleErrors.none();
    const shared = await page.getByRole('textbox', { name: /tautan/i }).inputValue();
    return {
      quoteId: new URL(page.url()).searchParams.get('quoteId') ?? '',
      quoteCode: await page.getByText(/^Q\d+$/).innerText(),
      link: new URL(shared).pathname,
    };
  });
  const { proposalNo } = await confirmTravelQuote(api, quoteId, customer);
  const agent = await openPage('mitra', { language: 'en' });

  await test.step('the lead of the quote is in progress', async () => {
    await agent.goto(`/app/oonaleads?tab=In+Progress&q=${quoteCode}`);
    await agent.getByRole('main').getByRole('link', { name: insured, exact: true }).click();
    await expect(agent.getByRole('heading', { level: 1, name: insured })).toBeVisible();
    await expect(agent.getByRole('main')).toContainText(quoteCode);
  });

  const policyNo =
    await test.step('the customer continues the quote that was shared, and pays it', async () => {
      const buyer = await openPage('stranger', { language: 'en' });
      await buyer.goto(link);
      await verifyPhone(buyer, { inbox: platform.inbox, phone }, 'en');
      await expect(buyer).toHaveURL(new RegExp(`/app/oonapayment\\?quoteId=${quoteId}$`));
      return payAtProvider(buyer, api, { quoteId, proposalNo });
    });

  await test.step('the lead is completed, with the policy', async () => {
    await agent.reload();
    await expect(agent.getByRole('main')).toContainText('Completed');
    await expect(agent.getByRole('main')).toContainText(policyNo);
  });

  const task = `Send the policy ${policyNo}`;
  await test.step('the to-do list has a task about the policy', async () => {
    await agent.goto(`/app/oonatodo?tab=policy-detail&quoteId=${quoteId}`);
    await expect(agent.getByRole('heading', { level: 2, name: insured })).toBeVisible();
    await expect(agent.getByRole('main')).toContainText(policyNo);
    await agent.getByRole('button', { name: 'Add to-do' }).click();
    const dialog = agent.getByRole('dialog', { name: 'New task' });
    await dialog.getByLabel('What is to be done').fill(task);
    await dialog.getByRole('button', { name: 'Save task' }).click();
    await expect(agent.getByText('Task Created Successfully')).toBeVisible();
    const today = todayInJakarta(new Date());
    const planned = await api.call(endpoints.todoDatewise, {
      query: { date: addDays(today, -1), days: '3' },
    });
    expect(planned.find(({ description }) => description === task)?.quoteId).toBe(quoteId);
  });

  await test.step('friends are invited by a link of the agent’s own', async () => {
    await agent.goto('/app/recruit');
    const { link: own, referralCode } = await api.call(endpoints.getInviteLink);
    await expect(agent.getByText(referralCode, { exact: true })).toBeVisible();
    await expect(agent.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(own);
  });
});
