import type { Page } from '@playwright/test';
import { expect, test } from '#support/composed.ts';

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
  test(`no byte of a remote is fetched before ${name} a link to it [PLAT-016]`, async ({
    page,
    composed,
  }) => {
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

test('the platform runs under a strict content security policy without a violation', async ({
  page,
  composed,
}) => {
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
