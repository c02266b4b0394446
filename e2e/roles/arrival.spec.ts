import { AGENTS, expect, test } from './people.ts';

const ARRIVALS = [
  { who: 'mitra', title: 'a Mitra who logs in lands on /oonahome [SHELL-006]' },
  { who: 'commercial', title: 'a Commercial agent who logs in lands on /commercialhome [SHELL-007]' },
  { who: 'support', title: 'a Support agent who logs in lands on /commercialsupport [SHELL-008]' },
] as const;

for (const { who, title } of ARRIVALS) {
  test(title, async ({ arrive, sit }) => {
    const { landing, state } = await arrive(who);
    expect(landing).toBe(AGENTS[who].home);
    const page = await sit(who);
    await page.goto(landing);
    await expect(page.getByRole('heading', { level: 1, name: state.user.first_name })).toBeVisible();
  });
}

test('the bare address leads to the login page under /app [SHELL-001, SHELL-002]', async ({ sit }) => {
  const page = await sit('stranger');
  for (const bare of ['/', '/app', '/app/']) {
    await page.goto(bare);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/app\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  }
});

test('no screen is served outside /app [SHELL-001]', async ({ page, platform }) => {
  for (const path of ['/login', '/oonahome', '/oonatravel', '/paymentresponse']) {
    const outside = await page.request.get(path, { maxRedirects: 0 });
    expect(outside.status(), path).toBe(404);
    const inside = await page.request.get(`/app${path}`, { maxRedirects: 0 });
    expect(inside.status(), `${platform.url}/app${path}`).toBe(200);
  }
});
