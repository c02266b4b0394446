import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { reload } from '#support/browser-storage.ts';
import { at } from '@payung/platform/e2e/people.ts';
import { sayHowAgreed } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from '../texts.ts';
import { countSaves, test, openByLink } from '../travel-quotes.ts';
import type { Seller, TravelQuote } from '../travel-quotes.ts';

const texts = TEXTS.id;
const next = (page: Page) => page.getByRole('button', { name: texts.next, exact: true });

const consent = async (page: Page): Promise<void> => {
  const consents = page.getByRole('checkbox');
  await consents.nth(0).check({ force: true });
  await consents.nth(1).check({ force: true });
  await sayHowAgreed(page);
};

/** From the payment page to the page of the provider. */
const goToProvider = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/oonapayment/);
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check({ force: true });
  await page.getByRole('button', { name: texts.proceed }).click();
  await page.waitForURL(/checkout-link-v2/);
};

const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Bayar Rp/ }).click();

/** The server asks the provider about a payment without a notification after a minute. */
const UNTIL_ASKED_SECONDS = 61;

const expectOnePolicy = async (page: Page, { seller, ready }: { seller: Seller; ready: TravelQuote }) => {
  await expect(page).toHaveURL(/\/app\/paymentsuccess\//);
  const shown = page.getByText(/^PO\d+$/);
  await expect(shown).toBeVisible();
  const policyNo = await shown.innerText();
  const quotes = await seller.quotesFor(ready.insured);
  expect(quotes.map((quote) => quote.policyNo)).toEqual([policyNo]);
};

test('a customer who comes back from the provider without paying can pay again, once @deep', async ({
  page,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Full Quote Created');
  await openByLink(page, platform.inbox, ready);
  await goToProvider(page);
  const invoice = await page.getByText(/^PR\d+-\d+$/).innerText();
  await page.goBack();
  await goToProvider(page);
  // Still the same invoice: nothing can be paid twice.
  await expect(page.getByText(invoice, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Kirim dua kali' }).check();
  await pay(page);
  await expectOnePolicy(page, { seller, ready });
});

test('a customer cannot confirm a price that the agent has changed, confirms the new one and pays it once by double clicks, and gets one policy though the notification is lost', async ({
  page,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Customer Information Updated');
  await openByLink(page, platform.inbox, ready);
  await expect(page).toHaveURL(/oonaconfirmation/);
  const before = await seller.read(ready.quoteId);
  const due = (amount: number) => page.getByText(`Rp ${amount.toLocaleString('id-ID')}`).first();
  await expect(due(before.duePremium)).toBeVisible();
  await consent(page);

  await seller.change(ready.quoteId, { kind: 'discount', percent: 0 });
  await page.getByRole('button', { name: texts.confirm }).click();
  // The customer is back at the order summary, which shows the new price.
  await expect(page).toHaveURL(/ordersummarytravel/);
  const after = await seller.read(ready.quoteId);
  expect(after.proposalNo).toBeFalsy();
  expect(after.duePremium).toBeGreaterThan(before.duePremium);
  await expect(due(after.duePremium - after.adminCost)).toBeVisible();
  await next(page).click();

  await expect(page).toHaveURL(/oonacustomerinformation/);
  const saves = countSaves(page);
  await page.getByLabel(TRAVEL_TEXTS.id.passport).fill('B1234567');
  await next(page).dblclick();
  await expect(page).toHaveURL(/oonaconfirmation/);
  expect(saves()).toEqual(['user/update-quote']);
  await consent(page);
  await page.getByRole('button', { name: texts.confirm }).dblclick();
  await expect(page).toHaveURL(/oonapayment/);
  expect(saves()).toEqual(['user/full-quote']);
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check({ force: true });
  await page.getByRole('button', { name: texts.proceed }).dblclick();
  await page.waitForURL(/checkout-link-v2/);
  expect(saves()).toEqual(['auth/payment-route/doku']);

  await page.getByRole('checkbox', { name: 'Jangan kirim notifikasi' }).check();
  await pay(page);
  await expect(page).toHaveURL(/\/app\/paymentresponse/);
  expect((await seller.quotesFor(ready.insured)).map(({ policyNo }) => policyNo)).toEqual([undefined]);
  await platform.clock.advance(UNTIL_ASKED_SECONDS);
  await expectOnePolicy(page, { seller, ready });
});

test('a payment that failed or expired shows the next step, and can be repeated @deep', async ({
  page,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Full Quote Created');
  await openByLink(page, platform.inbox, ready);
  for (const [action, explanation] of [
    ['Gagalkan pembayaran', /Pembayaran tidak berhasil. Penawaran Anda tetap tersimpan/],
    ['Buat tautan kedaluwarsa', /Waktu pembayaran sudah habis/],
  ] as const) {
    await goToProvider(page);
    await page.getByRole('button', { name: action }).click();
    await expect(page).toHaveURL(/oonaerror1\?/);
    await expect(page.getByText(explanation)).toBeVisible();
    await reload(page);
    await expect(page.getByText(explanation)).toBeVisible();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
  }
  await goToProvider(page);
  await pay(page);
  await expectOnePolicy(page, { seller, ready });
});

test('paying an invoice of an old price makes no policy; the new price is paid once @deep', async ({
  page,
  context,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Full Quote Created');
  await openByLink(page, platform.inbox, ready);
  await goToProvider(page);
  const old = await context.newPage();
  await old.goto(page.url());

  await seller.change(ready.quoteId, { kind: 'discount', percent: 0 });
  await pay(old);
  await expect(old).toHaveURL(/paymentresponse/);
  expect((await seller.read(ready.quoteId)).policyNo).toBeFalsy();

  await page.goto(at('/ordersummarytravel', ready.quoteId));
  await next(page).click();
  await expect(page).toHaveURL(/oonacustomerinformation/);
  await next(page).click();
  await expect(page).toHaveURL(/oonaconfirmation/);
  await consent(page);
  await page.getByRole('button', { name: texts.confirm }).click();
  await goToProvider(page);
  await pay(page);
  await expectOnePolicy(page, { seller, ready });
});

test('the payment-success page shows a stranger nothing @deep', async ({ page, seller }) => {
  const { quoteId, insured } = await seller.quoteAt('Full Quote Created');
  await page.goto(`/app/paymentsuccess/${quoteId}?isAgent=true&cipher=stolen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terima kasih' })).toBeVisible();
  await expect(page.getByText(insured)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/app/paymentsuccess/${quoteId}$`));
});
