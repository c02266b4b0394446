import { expect } from '@playwright/test';
import { look, takePicture } from '../support/look.ts';
import { provePhone } from './agent.ts';
import type { Person } from './agent.ts';
import { WORDS } from './words.ts';

export interface Customer {
  readonly phone: string;
  readonly email: string;
  readonly passport: string;
}

/** From the six-character link to the price with the promo code in it. */
export const enterByLink = async (
  person: Person,
  link: string,
  customer: Customer,
  promoCode: string,
): Promise<void> => {
  const { page, hand, language, picture } = person;
  const words = WORDS[language];
  await page.goto(new URL(link).pathname);
  await expect(page).toHaveURL(/\/app\/travelotp$/);
  await look(page, picture('customer-phone'));
  await provePhone(person, customer.phone);

  // Ruling G12: a quote that was quoted leads to the promo-code box.
  await expect(page).toHaveURL(/\/app\/ordersummarytravel\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByLabel(words.discount)).toHaveCount(0);
  await hand.type(page.getByLabel(words.promo, { exact: true }), promoCode);
  await expect(page.getByText(words.promoApplied).first()).toBeVisible();
  await expect(page.getByLabel(words.promo, { exact: true })).toBeDisabled();
  await look(page, picture('order-summary-customer'));
  await hand.press(page.getByRole('button', { name: words.next, exact: true }));
};

/** Travellers, consents, terms; ends on the provider's own page. */
export const fillInAndGoToPayment = async (person: Person, customer: Customer): Promise<void> => {
  const { page, hand, language, picture } = person;
  const words = WORDS[language];
  await expect(page).toHaveURL(/\/app\/oonacustomerinformation/);
  await hand.type(page.getByLabel(words.idPassport), customer.passport);
  await hand.type(page.getByLabel(words.email), customer.email);
  await look(page, picture('customer-information'));
  await hand.press(page.getByRole('button', { name: words.next, exact: true }));

  await expect(page).toHaveURL(/\/app\/oonaconfirmation/);
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();
  await hand.tick(consents.nth(0));
  await hand.tick(consents.nth(1));
  await look(page, picture('confirmation'));
  await hand.press(page.getByRole('button', { name: words.confirm }));

  await expect(page).toHaveURL(/\/app\/oonapayment/);
  await hand.tick(page.getByRole('checkbox', { name: words.acceptTerms }));
  await look(page, picture('payment'));
  await hand.press(page.getByRole('button', { name: words.proceed }));
  await page.waitForURL(/checkout-link-v2/);
};

export interface PrintedPolicy {
  readonly policyNo: string;
  /** Where the file was saved. */
  readonly pdf: string;
}

/** Prints the policy of the page at hand. */
export const printPolicy = async (person: Person, product: string): Promise<PrintedPolicy> => {
  const { page, hand, language } = person;
  const number = page.getByText(/^PO\d+$/);
  await expect(number).toBeVisible();
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: WORDS[language].print }));
  const file = await download;
  const policyNo = await number.innerText();
  expect(file.suggestedFilename()).toBe(`${product}_${policyNo}.pdf`);
  return { policyNo, pdf: await file.path() };
};

/** At the (sandbox) provider, and back to the policy. */
export const pay = async (person: Person): Promise<PrintedPolicy> => {
  const { page, hand, language, picture } = person;
  const words = WORDS[language];
  await takePicture(page, picture('provider'));
  await hand.press(page.getByRole('button', { name: words.payAtProvider }).first());
  await expect(page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: words.success })).toBeVisible();
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
  await look(page, picture('payment-success'));
  return printPolicy(person, 'Travel Insurance');
};
