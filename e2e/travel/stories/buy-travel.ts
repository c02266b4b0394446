import { expect } from '@playwright/test';
import { look, takePicture } from '#support/look.ts';
import { verifyPhoneAs } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { printPolicy } from '#support/print-policy.ts';
import type { PrintedPolicy } from '#support/print-policy.ts';
import { WORDS } from '#support/words.ts';
import { TRAVEL_WORDS } from '../words.ts';
import type { TravelCustomer } from '../travel-quotes.ts';

/** What the customer enters. */
export type Buyer = Omit<TravelCustomer, 'insured'>;

/** From the six-character link to the price with the promo code in it. */
export const enterByLink = async (
  person: Person,
  { link, phone, promoCode }: { readonly link: string; readonly phone: string; readonly promoCode: string },
): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = WORDS[language];
  const travel = TRAVEL_WORDS[language];
  await page.goto(new URL(link).pathname);
  await expect(page).toHaveURL(/\/app\/travelotp$/);
  await look(page, picture('customer-phone'));
  await verifyPhoneAs(person, phone);

  // Ruling G12: a quote that was quoted leads to the promo-code box.
  await expect(page).toHaveURL(/\/app\/ordersummarytravel\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByLabel(words.discount)).toHaveCount(0);
  await input.type(page.getByLabel(words.promo, { exact: true }), promoCode);
  // The agent's discount is better than the code: the page asks before it replaces it (ruling R04).
  await input.press(page.getByRole('button', { name: travel.useCode }));
  await expect(page.getByText(travel.promoApplied).first()).toBeVisible();
  await expect(page.getByLabel(words.promo, { exact: true })).toBeDisabled();
  await look(page, picture('order-summary-customer'));
  await input.press(page.getByRole('button', { name: words.next, exact: true }));
};

const NOT_COVERED = { en: 'What is not covered', id: 'Yang tidak dijamin' };

/** Travellers, consents and terms; ends on the page of the provider. Answers what the page says is not covered. */
export const fillInAndGoToPayment = async (person: Person, customer: Buyer): Promise<readonly string[]> => {
  const { page, input, language, picture } = person;
  const words = WORDS[language];
  const travel = TRAVEL_WORDS[language];
  await expect(page).toHaveURL(/\/app\/oonacustomerinformation/);
  await input.type(page.getByLabel(travel.passport), customer.passport);
  await input.type(page.getByLabel(words.email), customer.email);
  await look(page, picture('customer-information'));
  await input.press(page.getByRole('button', { name: words.next, exact: true }));

  await expect(page).toHaveURL(/\/app\/oonaconfirmation/);
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  const heading = page.getByRole('heading', { level: 3, name: NOT_COVERED[language] });
  const notCovered = await page
    .locator('div', { has: heading })
    .last()
    .getByRole('listitem')
    .allTextContents();
  for (const box of await consents.all()) await expect(box).not.toBeChecked();
  await input.check(consents.nth(0));
  await input.check(consents.nth(1));
  await look(page, picture('confirmation'));
  await input.press(page.getByRole('button', { name: words.confirm }));

  await expect(page).toHaveURL(/\/app\/oonapayment/);
  await input.check(page.getByRole('checkbox', { name: words.acceptTerms }));
  await look(page, picture('payment'));
  await input.press(page.getByRole('button', { name: words.proceed }));
  await page.waitForURL(/checkout-link-v2/);
  return notCovered;
};

/** Pays on the page of the sandbox provider, and comes back to the policy. */
export const pay = async (person: Person): Promise<PrintedPolicy> => {
  const { page, input, language, picture } = person;
  const words = WORDS[language];
  await takePicture(page, picture('provider'));
  await input.press(page.getByRole('button', { name: words.payAtProvider }).first());
  await expect(page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: words.success })).toBeVisible();
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
  await look(page, picture('payment-success'));
  return printPolicy(person, 'Travel Insurance');
};
