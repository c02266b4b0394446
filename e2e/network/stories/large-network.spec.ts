import { expect } from '@playwright/test';
import { signInByApi } from '@payung/platform/e2e/api.ts';
import { expectAccessible, look, takePicture, watchConsole } from '#support/look.ts';
import { test, signInPage } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { largeNetwork, WAHYU, watchSizes } from '../steps.ts';

test.use({ platformEnv: largeNetwork(100_000) });

/** Bytes: a reply of this size is fast on a phone. */
const LARGEST_ANSWER = 60_000;

test('Wahyu, who leads 100,000 members, opens three levels, returns to each link, finds members by name and code, and opens the picture (id, 1280 and 360 px) [NET-001] [NET-017] @deep @own', async ({
  browser,
  platform,
}) => {
  const wahyu = await signInByApi(platform, WAHYU);
  const leader = await seat(browser, platform, { who: 'large', language: 'id', width: 1280, by: 'touch' });
  const { page, input, picture } = leader;
  const consoleErrors = watchConsole(page);
  const answers = watchSizes(page);
  await signInPage(page, wahyu);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  await test.step('Wahyu opens the network from the home page', async () => {
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
  // Not the first one: to come back to it the page must be scrolled.
  const opener = () => page.getByRole('link', { name: /^Lihat \d[\d.]* anggota/ }).nth(6);
  const seen: { readonly search: string; readonly from: string }[] = [];

  await test.step('Wahyu opens three levels, each shown with its path', async () => {
    for (const depth of [1, 2, 3]) {
      const from = (await opener().getAttribute('aria-label')) ?? '';
      seen.push({ search: new URL(page.url()).search, from });
      await input.press(opener());
      await expect(pathOf.getByRole('listitem')).toHaveCount(depth + 1);
      await expect(page.getByText('10 anggota, 10 ditampilkan')).toBeVisible();
    }
    await look(page, picture('third'));
  });

  await test.step('Back three times restores the focus on the link each time', async () => {
    for (const { search, from } of seen.toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === '/app/tree' && url.search === search);
      const left = page.getByRole('link', { name: from, exact: true });
      await expect(left).toBeFocused();
      await expect(left).toBeInViewport({ ratio: 1 });
    }
    await expect(heading('Anggota langsung Anda')).toBeVisible();
  });

  const find = async (texts: string, count: string): Promise<void> => {
    await input.type(page.getByRole('searchbox', { name: 'Cari anggota' }), texts);
    await page.keyboard.press('Enter');
    await expect(page.getByText(count, { exact: true })).toBeVisible();
  };
  const names = page.getByRole('rowheader').getByRole('link');
  const more = page.getByRole('button', { name: 'Tampilkan lagi' });

  await test.step('a search by parts of the name shows the member with the path', async () => {
    await find('zulkar puspi', '65 anggota, 50 ditampilkan');
    await input.press(more);
    await expect(page.getByText('65 anggota, 65 ditampilkan')).toBeVisible();
    await expect(names).toHaveText(Array<string>(65).fill('Puspita Zulkarnain'));
    await expect(names.nth(50)).toBeFocused();
    await look(page, picture('found'));
  });

  await test.step('a search by code opens the widest level', async () => {
    await find('NET99999', '1 anggota, 1 ditampilkan');
    await find('NET10', '1 anggota, 1 ditampilkan');
    await expect(names).toHaveText(['Oki Anggraini']);
    await input.press(page.getByRole('link', { name: 'Lihat 1.200 anggota Oki Anggraini', exact: true }));
    await expect(page.getByText('1.200 anggota, 50 ditampilkan')).toBeVisible();
  });

  await test.step('of 350 loaded members the picture draws 300, and a notice says so', async () => {
    await input.press(page.getByRole('link', { name: 'Gambar', exact: true }));
    const drawing = page.getByRole('img', { name: /^Gambar jaringan/ });
    const left = page.getByText(
      'Maksimal 300 anggota digambar sekaligus. Tabel menampilkan semua yang sudah dimuat.',
    );
    for (let shown = 50; shown < 350; shown += 50) {
      await expect(left).toHaveCount(0);
      await input.press(more);
      await expect(page.getByText(`1.200 anggota, ${shown + 50} ditampilkan`)).toBeVisible();
    }
    await expect(left).toBeVisible();
    // With Wahyu, who is not counted.
    await expect(drawing.locator('rect')).toHaveCount(301);
    await expectAccessible(page, picture('picture'));
    await takePicture(page, picture('picture'), false);
  });

  await test.step('on a phone the picture begins with whole, readable members', async () => {
    await answers.sizes();
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/app/tree?view=picture');
    const drawing = page.getByRole('img', { name: /^Gambar jaringan/ });
    // Of the ten members one in the middle.
    const box = drawing.locator('g:has(> rect)').nth(5);
    await expect(box).toHaveText(/Aktif/);
    const [inner, outer] = [await box.locator('rect').boundingBox(), await drawing.boundingBox()];
    expect(inner?.x).toBeGreaterThan(outer?.x ?? 0);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
    // In its own size a box is 208 pixels wide and its letters are 14 high: here they are 12, but for the frame.
    expect(inner?.width).toBeGreaterThan(177);
    await expectAccessible(page, picture('picture-360'));
    await takePicture(page, picture('picture-360'), false);
  });

  const sizes = await answers.sizes();
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThan(LARGEST_ANSWER);
  consoleErrors.none();
  await page.context().close();
});
