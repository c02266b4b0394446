import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '#support/live.ts';
import { verifyPhone } from '@payung/platform/e2e/people.ts';

/** Compares the modules of the shell's share scope with those that the remote uses. */
const sameAsShell = (page: Page): Promise<Record<string, boolean>> =>
  page.evaluate(() => {
    interface Instance {
      readonly name: string;
      loadShareSync(key: string): () => Record<string, unknown>;
    }
    const globals = globalThis as unknown as {
      readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
      readonly kite: Record<'createElement' | 'useNavigate' | 'store', unknown>;
    };
    // oxlint-disable-next-line no-underscore-dangle -- federation's own names
    const shell = globals.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    const ofShell = (key: string) => shell!.loadShareSync(key)();
    return {
      react: ofShell('react')['createElement'] === globals.kite.createElement,
      router: ofShell('react-router-dom')['useNavigate'] === globals.kite.useNavigate,
      store: ofShell('@payung/shared/session/store.ts')['store'] === globals.kite.store,
    };
  });

test('a remote shares the login, the store, React and the router of the shell [PLAT-014] @own', async ({
  page,
  live,
}) => {
  await live.publish('kite');
  await page.goto('/app/kiteland?from=mail');
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fkiteland%3Ffrom%3Dmail$/);
  await verifyPhone(page, { inbox: live.inbox, phone: '081200000002' });
  await expect(page).toHaveURL(/\/app\/kiteland\?from=mail$/);
  await expect(page.getByText('Seen from the remote: agent')).toBeVisible();
  await expect(page.getByText('Landed by Bayu')).toBeVisible();
  expect(await sameAsShell(page)).toEqual({ react: true, router: true, store: true });

  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  await page.getByRole('link', { name: 'Who is that?' }).click();
  await expect(page).toHaveURL(/\/app\/myaccount$/);
  await expect(page.getByRole('main')).toContainText('Bayu');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
});
