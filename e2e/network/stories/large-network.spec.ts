import { signInByApi } from '#support/api.ts';
import { expectAccessible, look, takePicture, watchConsole } from '#support/look.ts';
import { seat } from '#support/seat.ts';
import { signInPage } from '#support/signed-in-agent.ts';
import { expect, test, WAHYU } from '../large-platform.ts';
import { watchSizes } from '../member-steps.ts';

test.use({ members: 100_000 });

/** Bytes: an answer that a phone reads at once. */
const LARGEST_ANSWER = 60_000;

test('Wahyu, who leads 100,000 members, finds one by name, opens three levels, comes back to where he was, and looks at the picture (id, 1280 and 360 px) [NET-001] [NET-017]', async ({
  browser,
  platform,
}) => {
  test.setTimeout(90_000);
  const wahyu = await signInByApi(platform, WAHYU);
  const leader = await seat(browser, platform, { who: 'large', language: 'id', width: 1280, by: 'touch' });
  const { page, input, picture } = leader;
  const consoleErrors = watchConsole(page);
  const answers = watchSizes(page);
  await signInPage(page, wahyu);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  await test.step('home, then the network from there', async () => {
    await page.goto('/app/commercialhome');
    await expect(page.getByRole('heading', { name: 'Halo, Wahyu' })).toBeVisible();
    await look(page, picture('home'));
    await input.press(page.getByRole('link', { name: 'Jaringan saya' }).first());
    await expect(heading('Anggota langsung Anda')).toBeVisible();
    await expect(page.getByText('10 anggota, 10 ditampilkan')).toBeVisible();
    const levels = page.getByRole('table', { name: 'Angka per tingkat: Bulan ini' });
    const members = levels.getByRole('row').locator('td:nth-of-type(1)');
    // The tenth member leads the last 1,190 directly.
    await expect(members).toHaveText(['10', '1.290', '1.000', '10.000', '87.700']);
    await look(page, picture('tree'));
  });

  const pathOf = page.getByRole('navigation', { name: 'Posisi di jaringan' });
  const firstOpener = () => page.getByRole('link', { name: /^Lihat \d[\d.]* anggota/ }).first();
  const seen: string[] = [];

  await test.step('three levels down, each with its path', async () => {
    for (const depth of [1, 2, 3]) {
      seen.push(new URL(page.url()).search);
      await input.press(firstOpener());
      await expect(pathOf.getByRole('listitem')).toHaveCount(depth + 1);
      await expect(page.getByText('10 anggota, 10 ditampilkan')).toBeVisible();
    }
    await look(page, picture('third'));
  });

  await test.step('back three times, to where he was', async () => {
    for (const address of seen.toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === '/app/tree' && url.search === address);
    }
    await expect(heading('Anggota langsung Anda')).toBeVisible();
  });

  await test.step('somebody is found by name, with the path', async () => {
    await input.type(page.getByRole('searchbox', { name: 'Cari anggota' }), 'NET99999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 anggota, 1 ditampilkan')).toBeVisible();
    await look(page, picture('found'));
  });

  await test.step('the picture draws some hundred members at most', async () => {
    await page.goto('/app/tree?view=picture');
    const drawing = page.getByRole('img', { name: /^Gambar jaringan/ });
    await expect(drawing).toBeVisible();
    expect(await drawing.locator('text').count()).toBeGreaterThan(9);
    expect(await drawing.locator('rect').count()).toBeLessThanOrEqual(301);
    await expectAccessible(page, picture('picture'));
    await takePicture(page, picture('picture'), false);
    await page.setViewportSize({ width: 360, height: 760 });
    await takePicture(page, picture('picture-360'), false);
  });

  const sizes = await answers.sizes();
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThan(LARGEST_ANSWER);
  consoleErrors.none();
  await page.context().close();
});
