import { expect } from '@playwright/test';
import { look, watchConsole, expectLines } from '#support/look.ts';
import { signInPage, test } from '@payung/platform/e2e/people.ts';
import { verifyPhoneAs, seat, pressButton, pressNext } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { makeAccidentQuote, readAccident } from '../accident-quotes.ts';
import type { SharedAccidentQuote } from '../accident-quotes.ts';
import { ACCIDENT_TEXTS } from '../texts.ts';
import {
  chooseRelation,
  confirmAccident,
  expectTitle,
  fieldOf,
  openInsured,
  pressBack,
} from './accident-steps.ts';

const texts = ACCIDENT_TEXTS.id;
const EMAIL = 'dewi.lestari@example.com';
const NAMES = ['Dewi Lestari', 'Andi Lestari', 'Citra Lestari', 'Bagus Lestari'] as const;
const FATHER = NAMES[1];
const DAUGHTER = NAMES[2];

/** PA Plus for twelve months costs Rp 150.000 each: Rp 600.000 for four, and Rp 15.000 admin cost. */
const EACH = 'Rp 150.000';
const PREMIUM = 'Rp 600.000';
const DUE = 'Rp 615.000';

const isAt = ({ page }: Person, path: string): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`/app/${path}\\?quoteId=[0-9a-f]{24}$`));

/** By the link and the one-time code to the quote that the agent began for three. */
const enterByLink = async (customer: Person, { link, phone }: SharedAccidentQuote): Promise<void> => {
  const { page, picture } = customer;
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/accidentOtp$/);
  await look(page, picture('accident-phone'));
  await verifyPhoneAs(customer, phone);
};

/** One more than the agent entered; people without a name are shown by number. */
const quoteForFour = async (customer: Person): Promise<void> => {
  const { page, picture } = customer;
  await isAt(customer, 'accidentordersummary');
  await expectLines(page.getByRole('main'), [['Total', 'Rp 450.000']]);
  await pressBack(customer);
  await isAt(customer, 'oonaaccidentscreen');
  await pressButton(customer, texts.more);
  await look(page, picture('accident-start'));
  await pressNext(customer);
  await isAt(customer, 'accidentordersummary');
  await expectLines(page.getByRole('main'), [
    [NAMES[0], EACH],
    [texts.place(2), EACH],
    [texts.place(3), EACH],
    [texts.place(4), EACH],
    ['Total', PREMIUM],
  ]);
  await look(page, picture('accident-order-summary'));
  await pressNext(customer);
};

const fillInHolder = async (customer: Person): Promise<void> => {
  const { page, input, picture } = customer;
  await isAt(customer, 'accidentcustomerinformation');
  await expect(fieldOf(page, texts.holder)).toHaveValue(NAMES[0]);
  await input.type(fieldOf(page, TEXTS.id.email), EMAIL);
  await look(page, picture('accident-policyholder'));
  await pressNext(customer);
};

/** All four, one after the other; address and beneficiary of the others are those of the one before. */
const fillInFamily = async (customer: Person): Promise<void> => {
  const { page, input, picture } = customer;
  await isAt(customer, 'accidentmultiplecustomerinformation');
  await expect(page.getByText(texts.complete(0, 4))).toBeVisible();
  await expect(page.getByPlaceholder(texts.place(4), { exact: true })).toBeDisabled();
  await look(page, picture('accident-insureds-waiting'));
  await pressButton(customer, texts.carryOn);

  await expectTitle(page, texts.pageOf(1, 4));
  await expect(fieldOf(page, texts.name)).toHaveValue(NAMES[0]);
  await expect(fieldOf(page, TEXTS.id.phone)).not.toHaveValue('');
  await expect(fieldOf(page, TEXTS.id.email)).toHaveValue(EMAIL);
  await input.type(fieldOf(page, texts.birthDate), '12/03/1984');
  await input.type(fieldOf(page, texts.address), 'Jalan Braga 10, Bandung');
  await input.type(fieldOf(page, texts.beneficiary), 'Rahmat Hidayat');
  await chooseRelation(customer, 'Saudara kandung');
  await look(page, picture('accident-insured-1'));
  await pressNext(customer);

  for (const [place, born] of [
    [2, '05/06/1986'],
    [3, '17/08/2012'],
    [4, '29/02/2016'],
  ] as const) {
    await expectTitle(page, texts.pageOf(place, 4));
    const before = NAMES[place - 2]!;
    const soFar = page.getByRole('list', { name: texts.soFar });
    await expect(soFar.getByRole('listitem').nth(place - 2)).toContainText(before);
    await expect(fieldOf(page, texts.name)).toHaveValue('');
    await input.type(fieldOf(page, texts.name), NAMES[place - 1]!);
    await input.type(fieldOf(page, texts.birthDate), born);
    if (place > 2) {
      await input.type(fieldOf(page, texts.guardian), NAMES[0]);
      await input.check(page.getByRole('checkbox', { name: texts.guardianConsent }));
    }
    await pressButton(customer, texts.copyAddress(before));
    await expect(fieldOf(page, texts.address)).toHaveValue('Jalan Braga 10, Bandung');
    await pressButton(customer, texts.copyBeneficiary(before));
    await expect(fieldOf(page, texts.beneficiary)).toHaveValue('Rahmat Hidayat');
    await look(page, picture(`accident-insured-${place}`));
    await (place === 4 ? pressButton(customer, texts.save) : pressNext(customer));
  }
  await isAt(customer, 'accidentmultiplecustomerinformation');
  await expect(page.getByText(texts.complete(4, 4))).toBeVisible();
  await look(page, picture('accident-insureds'));
  await pressButton(customer, texts.carryOn);
};

/** The third has another beneficiary; the review shows it at once. */
const changeThird = async (customer: Person): Promise<void> => {
  const { page, input, picture } = customer;
  await isAt(customer, 'accidentcustomerdetails');
  const third = page.getByRole('region', { name: `3. ${DAUGHTER}` });
  await expect(third).toContainText('Rahmat Hidayat (Saudara kandung)');
  await input.press(third.getByRole('link', { name: texts.change(DAUGHTER) }));
  await expectTitle(page, texts.pageOf(3, 4));
  await input.type(fieldOf(page, texts.beneficiary), FATHER);
  await chooseRelation(customer, 'Orang tua');
  await look(page, picture('accident-insured-edit'));
  await pressButton(customer, texts.save);
  await isAt(customer, 'accidentcustomerdetails');
  await expect(third).toContainText(`${FATHER} (Orang tua)`);
};

/** From the review back to the first page and forward again: no question is repeated. */
const goBackThroughAll = async (customer: Person): Promise<void> => {
  const { page } = customer;
  await pressBack(customer);
  await isAt(customer, 'accidentmultiplecustomerinformation');
  await openInsured(customer, NAMES[3], texts.pageOf(4, 4));
  for (const place of [3, 2, 1]) {
    await pressBack(customer);
    await expectTitle(page, texts.pageOf(place, 4));
    await expect(fieldOf(page, texts.name)).toHaveValue(NAMES[place - 1]!);
  }
  await pressBack(customer);
  await expectTitle(page, texts.listTitle);
  for (const path of ['accidentcustomerinformation', 'accidentordersummary', 'oonaaccidentscreen']) {
    await pressBack(customer);
    await isAt(customer, path);
  }
  await expect(page.getByRole('status', { name: texts.participants })).toHaveText('4');
  for (const path of [
    'accidentordersummary',
    'accidentcustomerinformation',
    'accidentmultiplecustomerinformation',
  ]) {
    await pressNext(customer);
    await isAt(customer, path);
  }
  await expect(page.getByText(texts.complete(4, 4))).toBeVisible();
  await pressButton(customer, texts.carryOn);
  await isAt(customer, 'accidentcustomerdetails');
};

const payLater = async (customer: Person): Promise<void> => {
  const { page, picture } = customer;
  await expect(page.getByRole('main')).toContainText(DUE);
  await look(page, picture('accident-payment'));
  await pressButton(customer, TEXTS.id.payLater);
  await pressButton(customer, TEXTS.id.payLaterYes);
  await isAt(customer, 'paylater-success');
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
  await look(page, picture('accident-pay-later'));
};

/** Days later the agent finds the policy in the list and sends a payment link. */
const payFromList = async (agent: Person, { quoteId, quoteCode }: SharedAccidentQuote): Promise<void> => {
  const { page, input, picture } = agent;
  await page.goto('/app/commercialhome');
  const line = page.getByRole('listitem').filter({ hasText: quoteCode });
  await input.press(line.getByRole('link', { name: TEXTS.id.resume(NAMES[0]) }));
  await isAt(agent, 'accidentpaylater');
  await expectTitle(page, texts.payLaterTitle);
  await expect(page.getByRole('main')).toContainText(DUE);
  await expect(page.getByRole('button', { name: TEXTS.id.payLater, exact: true })).toHaveCount(0);
  await pressButton(agent, texts.makeLink);
  const field = page.getByRole('textbox', { name: 'Tautan', exact: true });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await look(page, picture('accident-pay-later'));
  await page.goto(await field.inputValue());
  await page.getByRole('button', { name: TEXTS.id.payAtProvider }).first().click();
  await expect(page).toHaveURL(new RegExp(`/app/paymentsuccess/${quoteId}$`));
  await look(page, picture('accident-paid'));
};

test('a customer insures a family of four by link and pays the policy later (id, 360 px, by touch) [PA-003] [PA-005] [PA-006] [PA-011] @engines', async ({
  browser,
  platform,
  agent: session,
  api,
}) => {
  const quote = await makeAccidentQuote(api, 'Plan Selected', { participants: 3 });
  const at = { language: 'id', width: 360, by: 'touch' } as const;
  const customer = await seat(browser, platform, { ...at, who: 'customer' });
  const consoleErrors = watchConsole(customer.page);
  await enterByLink(customer, quote);
  await quoteForFour(customer);
  await fillInHolder(customer);
  await fillInFamily(customer);
  await changeThird(customer);
  await goBackThroughAll(customer);
  await confirmAccident(customer);
  await payLater(customer);
  const { stage, policyNo, paymentStatus, insureds } = await readAccident(api, quote.quoteId);
  expect([stage, paymentStatus]).toEqual(['Full Quote Created With Payment', 'PayLater']);
  expect(insureds.map(({ name }) => name)).toEqual(NAMES);
  consoleErrors.none();

  const agent = await seat(browser, platform, { ...at, who: 'agent' });
  const agentErrors = watchConsole(agent.page);
  await signInPage(agent.page, session);
  await payFromList(agent, quote);
  const paid = await readAccident(api, quote.quoteId);
  expect([paid.paymentStatus, paid.policyNo]).toEqual(['Paid', policyNo]);
  agentErrors.none();
});
