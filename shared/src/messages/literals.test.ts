import { describe, expect, it } from 'vitest';
import { PRODUCT_NAMES } from '#domain/products.ts';
import { NOTICES } from '#domain/notices.ts';
import { STAGES } from '#domain/stages.ts';
import { config } from '../config.ts';
import { allCatalogues } from './all-catalogues.ts';
import { sharedCatalogue } from './catalogue.ts';
import { STAGE_TEXTS } from './stage-text.ts';

const packages = allCatalogues();
const englishOf = (name: string): readonly string[] =>
  Object.values(packages.find((texts) => texts.name === name)?.en ?? {});
const indonesian = packages.flatMap((texts) => Object.values(texts.id));

/** Texts that the specification gives literally, spelled as given, with the package that shows them. */
const LITERALS: Readonly<Record<string, readonly string[]>> = {
  shared: [
    'Create Quote',
    'Customer Details',
    'Confirmation',
    'Need Help',
    'Next',
    'Back',
    'Search',
    'Select',
    'Selected',
    'more',
    'less',
    'No Additional Benefits for particular product',
    'Invalid promo code',
    'PromoCode validated Successfully',
    'Enter a valid promo code',
    'Enter Only Numbers',
    'Enter any number, minimum is 0',
    'Enter only numbers between 0 to 30',
    'Discount is upto 30% only',
    'Discount will be increse in the interval of 0.5, maximum discount is 30% only',
    'Discount cannot be negative',
    'Discount will be decrease in the interval of 0.5, discount cannot be negative',
    'Please Enter Only Numbers',
    'Please enter numbers between 0 to 30',
    'enter any number, minimum is 0',
    'Enter only numbers between 0 to 15',
    'Discount is upto 15% only',
    'Discount is upto 25% only',
    'Please enter numbers between 0 to 25',
    'Enter only numbers between 0 to 25',
    'Quote Updated Successfully',
    'Network Request Failed',
    'Request failed',
    'Verify OTP',
    'phonenumber is required',
    'Only Number is Allowed',
    'Please lengthen this text to 9 characters or more',
    'This phone number has been used. Enter a different phone number.',
    'You might have entered an invalid phone number. Please check again.',
    'Otp is required',
    'You have entered an invalid OTP. Please check again.',
    'Please enter a valid email address',
    'Start Date is required',
    'Please enter 9 until 13 digits Mobile Number',
    'Proceed to Payment',
    'Pay later',
    'Policy already created with this proposal Number',
    'Create Policy',
    'Back to Dashboard',
    'Print Policy',
    'link copied',
    'Invalid Address / Address not found',
    'Pay Now',
    'Auto Declined',
    "Your referral code doesn't match our records",
    'WhatsApp',
    ...STAGES,
  ],
  'mfe-travel': [
    'Domestic',
    'Platinum',
    'Gold',
    'Bronze',
    'Please Select Plan',
    'No',
    'Add Protection',
    'Quick Quote Generated Successfully',
  ],
  'mfe-agent': ['Mark all as read', 'Notification marked as read'],
  shell: [
    'Success',
    'E-policy has been sent to you via email',
    'My account',
    'FAQ',
    'about',
    'terms',
    'privacy',
    'contact us',
  ],
};

describe.each(Object.entries(LITERALS))('the literal texts of %s', (name, texts) => {
  it.each(texts.map((text) => [text]))('has %j exactly', (text) => {
    // A text that another package already shares is read from there.
    expect([...englishOf(name), ...englishOf('shared')]).toContain(text);
  });
});

it.each([
  'Tanggal Mulai Polis Wajib Diisi',
  'Kamu memasukkan OTP yang salah. Mohon periksa kembali',
  'jaringan gagal',
  'Yah, terjadi kesalahan!',
])('says %j in Indonesian [I18N-014]', (text) => {
  expect(indonesian).toContain(text);
});

it('has a text for every notice of the wording tables, in both languages [ERR-028]', () => {
  expect(Object.keys(NOTICES)).toEqual([
    'invalidPhoto',
    'quoteRejected',
    'autoDeclined',
    'promoInvalid',
    'referralWrong',
    'backdated',
    'paymentLinkExpired',
  ]);
  for (const id of Object.values(NOTICES)) {
    expect(sharedCatalogue.en[id]).toBeTruthy();
    expect(sharedCatalogue.id[id]).toBeTruthy();
  }
  expect(sharedCatalogue.en[NOTICES.quoteRejected]).toContain('{reason}');
});

it('names stages as the calls do, in English', () => {
  expect(STAGES.map((stage) => sharedCatalogue.en[STAGE_TEXTS[stage]])).toEqual(STAGES);
});

it('keeps product names and the version as they are in both languages', () => {
  expect(PRODUCT_NAMES.travel).toBe('Travel Insurance');
  expect(config.brand.version).toBe('v.1.9.3');
});
