import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { payAtProvider } from '#support/policy.ts';
import { makeTravelQuote } from '../travel-quotes.ts';

test('an agent shares a quote that the customer continues, collects the payment, tracks the lead, plans a task about the policy, and invites a friend [SHELL-056]', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn('mitra');
  const agent = await openPage('mitra', { language: 'en' });
  const quote = await makeTravelQuote(api, 'Full Quote Created');
  const { quoteId, quoteCode, insured, link, phone } = quote;

  await test.step('the lead of the quote is in progress', async () => {
    await agent.goto(`/app/oonaleads?tab=In+Progress&q=${quoteCode}`);
    await agent.getByRole('main').getByRole('link', { name: insured, exact: true }).click();
    await expect(agent.getByRole('heading', { level: 1, name: insured })).toBeVisible();
    await expect(agent.getByRole('main')).toContainText(quoteCode);
  });

  const policyNo =
    await test.step('the customer continues the quote that was shared, and pays it', async () => {
      const customer = await openPage('stranger', { language: 'en' });
      await customer.goto(link);
      await verifyPhone(customer, { inbox: platform.inbox, phone }, 'en');
      await expect(customer).toHaveURL(new RegExp(`/app/oonapayment\\?quoteId=${quoteId}$`));
      return payAtProvider(customer, api, quote);
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
