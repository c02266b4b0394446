import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { newestQuote } from '@payung/platform/e2e/api.ts';
import { expectAccessible, look, takePicture, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { linesOf } from '#support/lines.ts';
import { inputMethod } from '#support/person.ts';
import { importPeople, newLead } from './leads.ts';

const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search leads' });
/** As tabs write numbers. */
const count = (leads: number): string => new Intl.NumberFormat('en').format(leads);

test('an agent finds leads by tab, product, column, order, name and quote code, in a window with a rail of all places (en, 1280 px, by keyboard) [LEAD-002] [LEAD-003] [LEAD-004] [LEAD-005] [LEAD-006]', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  await importPeople(api, { count: 1, firstName: 'Persen', lastName: 'Aman' });
  await importPeople(api, { count: 1, firstName: 'Perlu', lastName: 'Aman' });
  await importPeople(api, { count: 1, firstName: "O'Brien", lastName: 'Bo' });
  const quote = await newestQuote(api);
  const { counts } = await api.call(endpoints.leadCounts, { query: {} });
  const page = await openPage('mitra', { language: 'en' });
  const consoleErrors = watchConsole(page);
  const input = inputMethod(page, 'keyboard');
  await page.goto('/app/oonaleads');
  for (const tab of ['All', 'In Progress', 'Completed', 'Rejected', 'Expired'] as const)
    await expect(
      page.getByRole('tab', { name: `${tab} (${count(counts[tab])})`, exact: true }),
    ).toBeVisible();
  await look(page, 'en-1280-agent-leads');

  await input.press(page.getByRole('tab', { name: /^All/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/app\/oonaleads\?tab=In\+Progress$/);
  await expect(page.getByRole('tab', { name: /^In Progress/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=Completed$/);
  await expect(linesOf(page)).toHaveCount(counts.Completed);
  for (const card of await linesOf(page).all()) await expect(card).toContainText('Completed');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/app/oonaleads');
  await expect(page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')).toHaveCount(8);

  await test.step('columns are sorted by the server, and / leads into the search', async () => {
    const names = page.getByRole('columnheader', { name: 'Customer' });
    await input.press(names.getByRole('button'));
    await expect(page).toHaveURL(/\?sort=NameAZ$/);
    await expect(names).toHaveAttribute('aria-sort', 'ascending');
    const head = page.getByRole('columnheader', { name: 'Premium' });
    await input.press(head.getByRole('button'));
    await expect(page).toHaveURL(/\?sort=Highest$/);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await input.press(head.getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await look(page, 'en-1280-agent-leads-table');
  });
  await page.goto('/app/oonaleads');

  await input.press(page.getByRole('button', { name: 'Filter', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Filter and sort leads' });
  await expect(dialog.getByRole('combobox', { name: 'Agent' })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await input.press(dialog.getByRole('combobox', { name: 'Product' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await input.check(dialog.getByRole('radio', { name: 'Highest premium' }));
  await expectAccessible(page, 'the filters of leads');
  await takePicture(page, 'en-1280-agent-leads-filter', false);
  await input.press(dialog.getByRole('button', { name: 'Show leads' }));
  await expect(page).toHaveURL(/\?product=[0-9a-f]{24}&sort=Highest$/);
  const productId = new URL(page.url()).searchParams.get('product') ?? '';
  const highest = await api.call(endpoints.listLeads, { query: { sort: 'Highest', productId } });
  await expect(linesOf(page).first()).toContainText(highest.items[0]?.code ?? 'no lead');
  await look(page, 'en-1280-agent-leads-filtered');
  const chips = page.getByRole('button', { name: /^Remove filter: / });
  await expect(chips).toHaveCount(2);
  await input.press(chips.first());
  await input.press(page.getByRole('button', { name: 'Remove filter: Highest premium' }));
  await expect(page).toHaveURL(/\/app\/oonaleads$/);

  await page.goto('/app/oonaleads');
  await input.type(searchBox(page), 'persen aman');
  await expect(linesOf(page)).toHaveText([/Persen Aman b/]);
  await input.type(searchBox(page), `o'brien bo`);
  await expect(linesOf(page)).toHaveText([/O'Brien Bo b/]);
  await expect(page).toHaveURL(/\?q=o%27brien\+bo$/);
  await input.type(searchBox(page), 'per% aman');
  await expect(page.getByText(/^No lead matches “per% aman”/)).toBeVisible();
  await input.type(searchBox(page), "'; drop table leads; --");
  await expect(page.getByText(/^No lead matches “'; drop table leads; --”/)).toBeVisible();
  await look(page, 'en-1280-agent-leads-none');
  await input.type(searchBox(page), quote.code);
  await expect(linesOf(page)).toHaveCount(1);
  await expect(linesOf(page)).toContainText(quote.insuredName);
  consoleErrors.none();
});

test('Back restores the scroll position in a long list and marks the card that was opened (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  await importPeople(api, { count: 130, firstName: 'Panjang', lastName: 'Daftar' });
  const page = await openPage('mitra', { language: 'en' });
  await page.goto('/app/oonaleads?q=Panjang');
  // Further pages are loaded while scrolling.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator('main [role="row"][aria-rowindex="131"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  const row = page.locator('main [role="row"][aria-rowindex="126"]');
  const link = row.getByRole('link', { name: /^Panjang Daftar [a-j]+$/ });
  await link.focus();
  const name = await link.innerText();
  const top = async () => (await row.boundingBox())?.y ?? 0;
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  const opened = page.locator('main [role="row"][data-opened]');
  await expect(opened).toContainText(name);
  await expect(opened).toContainText('opened last');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await look(page, 'en-1280-agent-leads-back');

  await page.reload();
  await expect(opened).toContainText(name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('two devices close one lead: the second is shown who was first, and overwrites nothing (en, 1280 px) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api, state } = await logIn('mitra');
  const { lead } = await newLead(api, state.user.id, { firstName: 'Dua', lastName: 'Gawai' });
  const page = await openPage('mitra', { language: 'en' });
  await page.goto(`/app/oonalead?leadId=${lead.id}`);
  await page.getByRole('button', { name: 'Close lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why are you closing this lead?' });
  await dialog.getByRole('radio', { name: 'Not interested' }).check();

  const params = { leadId: lead.id };
  const { version } = await api.call(endpoints.getLead, { params });
  await api.call(endpoints.closeLead, {
    params,
    body: { reason: 'boughtElsewhere', note: '' },
    seenVersion: version,
  });
  await dialog.getByRole('button', { name: 'Close lead' }).click();
  await expect(page.getByText('Sari Wulandari has closed this lead in the meantime.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Closed by Sari Wulandari on .*: Bought elsewhere$/)).toBeVisible();
  await look(page, 'en-1280-agent-lead-closed-elsewhere');
  expect((await api.call(endpoints.getLead, { params })).closed?.reason).toBe('boughtElsewhere');

  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('Lead opened again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close lead' })).toBeVisible();
});
