import { expect } from '@playwright/test';
import { formatPeriod } from '@payung/shared/domain/dates.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { look } from '#support/look.ts';
import { at, verifyPhone } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { test } from '../travel-quotes.ts';

const texts = TEXTS.id;

const STEPS = {
  none: 'Belum dikirim',
  sent: 'Terkirim',
  opened: 'Dibuka',
  verified: 'Terverifikasi',
  paid: 'Dibayar',
};

/** As WhatsApp asks for what it shows beside a link: without cookies, and without running a script. */
const previewOf = async (address: string): Promise<Record<string, string>> => {
  const html = await (await fetch(address, { headers: { 'user-agent': 'WhatsApp/2.24' } })).text();
  const found = html.matchAll(/<meta property="og:(\w+)" content="([^"]+)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
};

test('a customer comes from the preview in WhatsApp to the policy, and the agent sees each step [SHELL-055, OTP-001]', async ({
  openPage,
  seller,
  platform,
}) => {
  const ready = await seller.quoteAt('Full Quote Created');
  const { duePremium, startDate, endDate } = await seller.read(ready.quoteId);
  const period = formatPeriod(startDate, endDate, 'id');
  const agent = await openPage('commercial', { language: 'id', width: 360 });
  await agent.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const expectStep = async (step: keyof typeof STEPS) => {
    await agent.goto(at('/oonasuccess', ready.quoteId));
    const progress = agent.getByRole('region', { name: 'Perkembangan' });
    await expect(progress.getByText(STEPS[step]).first()).toBeVisible();
    await expect(progress.locator('[aria-live]')).toHaveText(STEPS[step]);
  };

  await expectStep('none');
  const draft = agent.getByRole('textbox', { name: 'Pesan' });
  await expect(draft).toHaveValue(
    new RegExp(
      `^Halo ${greetingName(ready.insured)}, ini penawaran asuransi perjalanan Anda ke Asia Pasifik, ${period}, ${formatRupiah(duePremium).replaceAll(/\s/g, String.raw`\s`)}: http\\S+/app/travel/[0-9A-Za-z]{6}$`,
    ),
  );
  await look(agent, 'quote-ready');
  const [whatsApp] = await Promise.all([
    agent.waitForEvent('popup'),
    agent.getByRole('link', { name: 'WhatsApp', exact: true }).click(),
  ]);
  expect(new URL(whatsApp.url()).searchParams.get('text')).toBe(await draft.inputValue());
  await whatsApp.close();

  const address = new URL(ready.link, platform.url).href;
  const preview = await previewOf(address);
  expect(preview['title']).toBe('Penawaran asuransi perjalanan untuk Anda');
  expect((await fetch(preview['image'] ?? '')).headers.get('content-type')).toBe('image/png');
  expect(JSON.stringify(preview)).not.toContain(ready.insured.split(' ')[0]);
  // Nobody has opened it.
  await expectStep('sent');

  const customer = await openPage('stranger', { language: 'id', width: 360 });
  await customer.goto(ready.link);
  const about = customer.getByRole('region', { name: 'Isi tautan ini' });
  await expect(about).toContainText('mengajak Anda melanjutkan');
  await expect(about).toContainText('asuransi perjalanan');
  await expect(about).toContainText(period);
  await expect(customer.getByText(`berakhiran ${ready.phone.slice(-3)}`)).toBeVisible();
  await look(customer, 'customer-first-page');
  await expectStep('opened');

  await verifyPhone(customer, { inbox: platform.inbox, phone: ready.phone });
  await expect(customer).toHaveURL(/\/app\/oonapayment\?/);
  await expectStep('verified');

  await customer.getByRole('checkbox', { name: texts.acceptTerms }).check({ force: true });
  await customer.getByRole('button', { name: texts.proceed }).click();
  await customer.waitForURL(/checkout-link-v2/);
  await customer.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(customer).toHaveURL(/\/app\/paymentsuccess\//);
  await expect(customer.getByText(/^PO\d+$/)).toBeVisible();
});
