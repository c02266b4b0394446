import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { look } from '#support/look.ts';
import { test } from '#support/people.ts';
import { newLead } from './new-lead.ts';

test('two devices close one lead: the second hears who was first, and overwrites nothing (en, 1280 px) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api, state } = await logIn('mitra');
  const { lead } = await newLead(api, state.user.id, { firstName: 'Dua', lastName: 'Gawai' });
  const page = await openPage('mitra', { language: 'en' });
  await page.goto(`/app/oonalead?leadId=${lead.id}`);
  await page.getByRole('button', { name: 'Close lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why do you close this lead?' });
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
