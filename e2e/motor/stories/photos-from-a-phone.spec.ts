import { expect } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { test } from '../seller.ts';
import { MOTOR_TEXTS } from '../texts.ts';
import { pick } from './photo-steps.ts';

test('a phone sends the photos for a computer by QR code, as files because the camera is denied, after a link that the computer ended [MOT-072] @engines', async ({
  browser,
  platform,
  sellers,
  quoteAt,
}) => {
  const { quoteId } = await quoteAt('Customer Information Updated');
  const desktop = await seat(browser, platform, { who: 'agent', language: 'en', width: 1280, by: 'touch' });
  const { page, input, picture } = desktop;
  const consoleErrors = watchConsole(page);
  await signInPage(page, sellers.agent.state);
  // The remaining minutes depend on the clocks of server and page.
  await page.clock.setSystemTime(platform.clock.now());
  await page.goto(`/app/oonariskinspectionmotor?quoteId=${quoteId}`);
  await input.press(page.getByRole('button', { name: 'Continue on a phone' }));
  const dialog = page.getByRole('dialog', { name: 'Photos with another device' });
  await expect(dialog.getByRole('img', { name: 'QR code for your phone' })).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(
    /^The link is valid for (29|30):\d\d more minutes, for one device\.$/,
  );
  await look(page, picture('motor-handoff'));

  await test.step('a phone whose link is ended by the computer shows that, without a login page', async () => {
    const first = await seat(browser, platform, { who: 'phone', language: 'en', width: 360, by: 'touch' });
    await first.page.goto(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());
    await expect(first.page.getByText(MOTOR_TEXTS.en.count(0, 8))).toBeVisible();
    const seen: string[] = [];
    first.page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await input.press(dialog.getByRole('button', { name: 'End the link' }));
    await expect(
      first.page.getByRole('heading', { level: 1, name: 'This link no longer works' }),
    ).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['/app/motorphotohandoff']));
    await expect(first.page.getByText(/sign in/i)).toHaveCount(0);
    await look(first.page, first.picture('motor-handoff-ended'));
    await first.page.context().close();
  });

  await page.reload();
  await input.press(page.getByRole('button', { name: 'Continue on a phone' }));
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

  const phone = await seat(browser, platform, { who: 'phone', language: 'id', width: 360, by: 'touch' });
  const { page: small } = phone;
  const phoneErrors = watchConsole(small);
  const texts = MOTOR_TEXTS.id;
  // As a browser answers when the permission was denied; Chromium of the tests grants everything, since version 156 also when
  // only the permission is requested.
  await small.addInitScript(() => {
    // The empty page that Firefox begins with.
    if (origin === 'null') return;
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = async (asked) => {
      const answer = await query(asked);
      return asked.name === 'camera' ? Object.defineProperty(answer, 'state', { value: 'denied' }) : answer;
    };
  });
  await small.goto(link);
  await expect(small).toHaveURL(/\/app\/oonariskinspectionmotor\?/);
  // The token is in no address any more.
  expect(new URL(small.url()).hash).toBe('');
  await expect(
    page.getByText('Your phone is connected. Its photos appear here automatically.').first(),
  ).toBeVisible();
  await look(page, picture('motor-handoff-connected'));

  await phone.input.press(small.getByRole('button', { name: texts.openCamera }));
  await expect(small.getByText(/^Halaman ini belum boleh memakai kamera\./)).toBeVisible();
  await look(small, phone.picture('motor-camera-denied'));
  for (const done of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await pick(phone);
    await expect(small.getByText(texts.count(done, 8))).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText(MOTOR_TEXTS.en.count(8, 8))).toBeVisible();

  await phone.input.press(small.getByRole('button', { name: texts.checkAll }));
  await phone.input.press(small.getByRole('button', { name: texts.submit }));
  await expect(small.getByRole('heading', { level: 1, name: 'Foto sudah dikirim' })).toBeVisible();
  await look(small, phone.picture('motor-handoff-sent'));
  await expect(page.getByText(MOTOR_TEXTS.en.underReview)).toBeVisible();

  await test.step('the link opens nothing for anybody else', async () => {
    const other = await seat(browser, platform, { who: 'other', language: 'en', width: 360, by: 'touch' });
    await other.page.goto(link);
    await expect(
      other.page.getByRole('heading', { level: 1, name: 'This link no longer works' }),
    ).toBeVisible();
    await look(other.page, other.picture('motor-handoff-over'));
  });
  consoleErrors.none();
  phoneErrors.none();
});
