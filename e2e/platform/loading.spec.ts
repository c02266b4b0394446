import type { Page } from '@playwright/test';
import { expect, test } from '../support/composed.ts';

const agent = {
  user: { _id: 'a1', firstName: 'Sari', hierarchy: [] },
  token: 'a-token',
  userInfo: 'info',
  minimumLevel: 1,
};

const collectRemoteRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app/remotes/')) requests.push(request.url());
  });
  return requests;
};

const addLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/app/kitefly';
    link.textContent = 'To the kite';
    document.querySelector('main')?.append(link);
  });

const touches = {
  hovering: (page: Page) => page.getByRole('link', { name: 'To the kite' }).hover(),
  focusing: (page: Page) => page.getByRole('link', { name: 'To the kite' }).focus(),
  pressing: (page: Page) => page.getByRole('link', { name: 'To the kite' }).dispatchEvent('pointerdown'),
} as const;

for (const [name, touch] of Object.entries(touches)) {
  test(`fetches no byte of a remote before ${name} a link to it [PLAT-016]`, async ({ page, composed }) => {
    await composed.release('lantern');
    const requests = collectRemoteRequests(page);
    await page.goto('/app/login');
    await expect(page.getByRole('banner')).toBeVisible();
    await addLink(page);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const entry = page.waitForRequest(/mfe-kite\/.*remoteEntry/);
    await touch(page);
    await entry;
    await page.waitForLoadState('networkidle');
    expect(requests.every((url) => url.includes('mfe-kite'))).toBe(true);
  });
}

test('runs under a strict content security policy without a violation', async ({ page, composed }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = Reflect.get(globalThis, 'noteViolation') as (text: string) => void;
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  const answer = await page.goto('/app/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  await composed.release('lantern');
  await page.goto('/app/kitefly');
  await page.getByRole('button', { name: 'Higher: 0' }).click();
  await page.goto('/app/lanternglow');
  await page.getByRole('button', { name: 'Light it' }).click();
  expect(violations).toEqual([]);
});

test('has one store, one React and one router: a remote sees the agent who is signed in', async ({
  page,
}) => {
  await page.addInitScript((state) => localStorage.setItem('payung.agent', JSON.stringify(state)), agent);
  // No server answers here; an ended session would otherwise lead away.
  await page.route('**/api/**', (route) => route.fulfill({ json: { errCode: -1, data: {} } }));
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/app/kitefly');
  await page.getByRole('button', { name: 'Higher: 0' }).click();
  await page.getByRole('link', { name: 'Land the kite' }).click();
  await expect(page.getByText('Seen from the remote: agent')).toBeVisible();
  // A second React would throw on the remote's hooks, a second router on its links.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
});

test('sends somebody who is not signed in from an agent page to the login page', async ({ page }) => {
  await page.goto('/app/kiteland?from=mail');
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fkiteland%3Ffrom%3Dmail$/);
});
