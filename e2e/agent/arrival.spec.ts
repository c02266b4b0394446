import { expect } from '@playwright/test';
import { AGENTS, test } from '#support/people.ts';

const LANDINGS = ['mitra', 'commercial', 'support'] as const;

test('whoever logs in lands on the own home, under /app as everything is [SHELL-001, SHELL-002, SHELL-006, SHELL-007, SHELL-008]', async ({
  logIn,
  openPage,
}) => {
  for (const who of LANDINGS) {
    const { landing, state } = await logIn(who);
    expect(landing).toBe(AGENTS[who].home);
    const page = await openPage(who);
    await page.goto(landing);
    await expect(page.getByRole('heading', { level: 1, name: state.user.firstName })).toBeVisible();
  }
  const stranger = await openPage('stranger');
  for (const bare of ['/', '/app', '/app/']) {
    const answer = await stranger.goto(bare);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(;|$)/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    await expect(stranger).toHaveURL(/^[^/]+\/\/[^/]+\/app\/login$/);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  }
  for (const path of ['/login', '/oonahome', '/recruit', '/paymentresponse']) {
    const outside = await stranger.request.get(path, { maxRedirects: 0 });
    expect(outside.status(), path).toBe(404);
    const inside = await stranger.request.get(`/app${path}`, { maxRedirects: 0 });
    expect(inside.status(), `/app${path}`).toBe(200);
  }
});
