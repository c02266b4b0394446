import { AGENTS, expect, test } from '#support/people.ts';

const LANDINGS = [
  { who: 'mitra', title: 'a Mitra who logs in lands on /oonahome [SHELL-006]' },
  { who: 'commercial', title: 'a Commercial agent who logs in lands on /commercialhome [SHELL-007]' },
  { who: 'support', title: 'a Support agent who logs in lands on /commercialsupport [SHELL-008]' },
] as const;

for (const { who, title } of LANDINGS) {
  test(title, async ({ logIn, openPage }) => {
    const { landing, state } = await logIn(who);
    expect(landing).toBe(AGENTS[who].home);
    const page = await openPage(who);
    await page.goto(landing);
    await expect(page.getByRole('heading', { level: 1, name: state.user.firstName })).toBeVisible();
  });
}

test('the bare address leads to the login page under /app [SHELL-001, SHELL-002]', async ({ openPage }) => {
  const page = await openPage('stranger');
  for (const bare of ['/', '/app', '/app/']) {
    await page.goto(bare);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/app\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  }
});

test('no screen is served outside /app [SHELL-001]', async ({ page, platform }) => {
  for (const path of ['/login', '/oonahome', '/recruit', '/paymentresponse']) {
    const outside = await page.request.get(path, { maxRedirects: 0 });
    expect(outside.status(), path).toBe(404);
    const inside = await page.request.get(`/app${path}`, { maxRedirects: 0 });
    expect(inside.status(), `${platform.url}/app${path}`).toBe(200);
  }
});
