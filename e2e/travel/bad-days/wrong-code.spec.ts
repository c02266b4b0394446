import { WORDS } from '#support/words.ts';
import { at, expect, test } from '../seller.ts';
import { chooseLanguage } from '#support/signed-in-agent.ts';

const TEXTS = {
  id: {
    wrong: 'Kamu memasukkan OTP yang salah. Mohon periksa kembali',
    empty: 'Kode OTP wajib diisi',
    wait: /Kode baru dalam \d+ dtk/,
    again: 'Kirim kode baru',
    change: 'Ganti nomor',
    tooMany: /Terlalu banyak percobaan. Silakan coba lagi dalam \d+ detik/,
  },
  en: {
    wrong: 'You have entered an invalid OTP. Please check again.',
    empty: 'Otp is required',
    wait: /New code in \d+ s/,
    again: 'Send a new code',
    change: 'Change number',
    tooMany: /Too many tries. Please try again in \d+ seconds/,
  },
} as const;

const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');

for (const language of ['id', 'en'] as const) {
  test(`a link opens only with the right one-time code (${language})`, async ({ page, platform, seller }) => {
    const words = WORDS[language];
    const texts = TEXTS[language];
    const ready = await seller.quoteAt('Quick Quote Created');
    const stranger = await seller.quoteAt('Quick Quote Created');
    await chooseLanguage(page, platform.url, language);
    await page.clock.install();
    await page.goto(ready.link);

    const first = page.getByLabel(words.digit(1));
    const enter = async (code: string): Promise<void> => {
      await first.click();
      for (const digit of code) await page.keyboard.type(digit);
      await page.getByRole('button', { name: words.verify }).click();
    };

    // A number that is not on the quote gets the same answer, and no message.
    await page.getByLabel(words.phone, { exact: true }).fill(stranger.phone);
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(first).toBeFocused();
    expect(await platform.inbox.messagesTo(stranger.phone.replace(/^0/, '62'))).toEqual([]);
    await page.getByRole('button', { name: words.verify }).click();
    await expect(page.getByText(texts.empty)).toBeVisible();
    await enter('123456');
    await expect(page.getByText(texts.wrong)).toBeVisible();

    await page.getByRole('button', { name: texts.change }).click();
    await page.getByLabel(words.phone, { exact: true }).fill(ready.phone);
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(first).toBeFocused();
    const right = await platform.inbox.codeFor(ready.phone);
    for (let time = 1; time <= 5; time += 1) {
      const answered = page.waitForResponse(/verifyOtp/);
      await enter(otherThan(right));
      expect((await answered).status()).toBe(400);
      await expect(page.getByText(texts.wrong)).toBeVisible();
    }
    // The code is used up: even the right one does not open anything.
    const answered = page.waitForResponse(/verifyOtp/);
    await enter(right);
    expect((await answered).status()).toBe(400);
    await expect(page.getByText(texts.wrong)).toBeVisible();
    await expect(page).toHaveURL(/travelotp/);

    // Another code only after a minute, by the clock of the server too.
    const resend = page.getByRole('button', { name: texts.wait });
    await expect(resend).toBeDisabled();
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: texts.again }).click();
    await expect(page.getByText(texts.tooMany).first()).toBeVisible();

    await page.goto(at('/ordersummarytravel', ready.quoteId));
    await expect(page).toHaveURL(/\/app\/login/);
    await expect(page.getByText(ready.insured)).toHaveCount(0);
  });
}
