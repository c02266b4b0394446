import { expect } from '@playwright/test';
import { chooseLanguage, at } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { test } from '../travel-quotes.ts';

const CODE_TEXTS = {
  id: {
    wrong: 'Kamu memasukkan OTP yang salah. Mohon periksa kembali',
    empty: 'Kode OTP wajib diisi',
    over: 'Kode ini sudah tidak berlaku. Minta kode baru.',
    wait: /Kode baru bisa diminta dalam \d+ detik/,
    again: 'Kirim kode baru',
    change: 'Ganti nomor',
  },
  en: {
    wrong: 'You have entered an invalid OTP. Please check again.',
    empty: 'Otp is required',
    over: 'This code no longer works. Ask for a new one.',
    wait: /You can ask for a new code in \d+ s/,
    again: 'Send a new code',
    change: 'Change number',
  },
} as const;

const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');

for (const language of ['id', 'en'] as const) {
  test(`a link opens only with the right one-time code (${language})${language === 'en' ? ' @deep' : ''}`, async ({
    page,
    platform,
    seller,
  }) => {
    const texts = TEXTS[language];
    const codeTexts = CODE_TEXTS[language];
    const ready = await seller.quoteAt('Quick Quote Created');
    const stranger = await seller.quoteAt('Quick Quote Created');
    await chooseLanguage(page, platform.url, language);
    await page.clock.install();
    await page.goto(ready.link);

    const first = page.getByLabel(texts.digit(1));
    const enter = async (code: string): Promise<void> => {
      await first.click();
      for (const digit of code) await page.keyboard.type(digit);
    };

    // A number that is not on the quote gets the same answer, and no message.
    await page.getByLabel(texts.phone, { exact: true }).fill(stranger.phone);
    await page.getByRole('button', { name: texts.sendCode }).click();
    await expect(first).toBeFocused();
    expect(await platform.inbox.messagesTo(stranger.phone.replace(/^0/, '62'))).toEqual([]);
    await page.getByRole('button', { name: texts.verify }).click();
    await expect(page.getByText(codeTexts.empty)).toBeVisible();
    await enter('123456');
    await expect(page.getByText(codeTexts.wrong)).toBeVisible();

    await page.getByRole('button', { name: codeTexts.change }).click();
    await page.getByLabel(texts.phone, { exact: true }).fill(ready.phone);
    await page.getByRole('button', { name: texts.sendCode }).click();
    await expect(first).toBeFocused();
    const right = await platform.inbox.codeFor(ready.phone);
    for (let time = 1; time <= 5; time += 1) {
      const answered = page.waitForResponse(/verifyOtp/);
      await enter(otherThan(right));
      expect((await answered).status()).toBe(400);
      await expect(page.getByText(time < 5 ? codeTexts.wrong : codeTexts.over)).toBeVisible();
      await expect(first).toHaveValue('');
      if (time < 5) await expect(first).toBeFocused();
    }
    // The code is used up: the page takes no other one.
    await expect(first).toBeDisabled();
    await expect(page.getByRole('button', { name: texts.verify })).toBeDisabled();
    await expect(page).toHaveURL(/travelotp/);

    // Another code only after a minute, by the clock of the server too.
    const resend = page.getByRole('button', { name: codeTexts.wait });
    await expect(resend).toBeDisabled();
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: codeTexts.again }).click();
    await expect(resend).toBeDisabled();
    await expect(page.getByText(codeTexts.wait).first()).toBeVisible();

    await page.goto(at('/ordersummarytravel', ready.quoteId));
    await expect(page).toHaveURL(/\/app\/login/);
    await expect(page.getByText(ready.insured)).toHaveCount(0);
  });
}
