import { agentRoutes } from 'mfe-agent/contract/routes.ts';
import { expect, test } from '#support/people.ts';

test('an agent opens every page of an agent, under the header of an agent [SHELL-022]', async ({
  openPage,
}) => {
  const page = await openPage('mitra');
  for (const { path } of Object.values(agentRoutes).filter(({ mode }) => mode === 'agent')) {
    await page.goto(`/app${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/app${path}$`));
    await expect(page.getByText('Halaman ini tidak tersedia')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText('v.1.9.3')).toBeVisible();
  }
});

test('staff open their home and no page of an agent', async ({ openPage }) => {
  const page = await openPage('staff');
  await page.goto('/app/staffhome');
  await expect(page.getByRole('heading', { level: 1, name: /^Halo, / })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ })).toHaveCount(0);
  await page.goto('/app/oonahome');
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak tersedia untuk Anda' })).toBeVisible();
});
