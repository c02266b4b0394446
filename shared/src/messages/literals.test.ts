import { describe, expect, it } from 'vitest';
import { STAGES } from '#domain/stages.ts';
import { config } from '../config.ts';
import { allCatalogues } from '#testing/all-catalogues.ts';
import { sharedCatalogue } from '#testing/shared-catalogue.ts';
import { STAGE_TEXTS } from './stage-text.ts';

const packages = allCatalogues();
const englishOf = (name: string): readonly string[] =>
  Object.values(packages.find((texts) => texts.name === name)?.en ?? {});

/** Texts that the specification gives literally, spelled as given, under the id that shows them. */
const LITERALS = {
  'progress.step1': 'Create Quote',
  'progress.step2': 'Customer Details',
  'progress.step3': 'Confirmation',
  'common.needHelp': 'Need Help',
  'common.next': 'Next',
  'common.back': 'Back',
  'common.select': 'Select',
  'common.selected': 'Selected',
  'common.search': 'Search',
  'common.more': 'more',
  'common.less': 'less',
  'benefit.empty': 'No Additional Benefits for particular product',
  'promo.invalid': 'Invalid promo code',
  'promo.validated': 'PromoCode validated Successfully',
  'quote.updated': 'Quote Updated Successfully',
  'error.network': 'Network Request Failed',
  'error.requestFailed': 'Request failed',
  'error.link.invalid': 'given link is invalid',
  'error.link.expired': 'link is expired',
  'idv.cancelled': 'user Cancelled',
  'idv.failed': 'Failed Transaction',
  'idv.approved': 'Approved',
  'idv.declined': 'Auto Declined',
  'idv.review': 'needs_review',
  'idv.down': 'Verification service is not responding as expected. Please try after sometime',
  'otp.verify': 'Verify OTP',
  'phone.required': 'phonenumber is required',
  'phone.digits': 'Only Number is Allowed',
  'phone.length': 'Please lengthen this text to 9 characters or more',
  'phone.used': 'This phone number has been used. Enter a different phone number.',
  'phone.invalid': 'You might have entered an invalid phone number. Please check again.',
  'otp.required': 'Otp is required',
  'otp.invalid': 'You have entered an invalid OTP. Please check again.',
  'email.invalid': 'Please enter a valid email address',
  'address.notFound': 'Invalid Address / Address not found',
  'mobile.length': 'Please enter 9 until 13 digits Mobile Number',
  'checkout.proceed': 'Proceed to Payment',
  'checkout.later': 'Pay later',
  'checkout.twice': 'Policy already created with this proposal Number',
  'quote.createPolicy': 'Create Policy',
  'common.dashboard': 'Back to Dashboard',
  'common.printPolicy': 'Print Policy',
  'common.linkCopied': 'link copied',
  'common.payNow': 'Pay Now',
  'stage.leadCreated': 'Lead Created',
  'stage.planSelected': 'Plan Selected',
  'stage.covid': 'Covid Benefit Selected',
  'stage.benefit': 'Additional Benefit Selected',
  'stage.quick': 'Quick Quote Created',
  'stage.promo': 'PromoCode Added',
  'stage.customer': 'Customer Information Updated',
  'stage.qcChecked': 'Qc Checked',
  'stage.qcDone': 'Q C Inspection Done',
  'stage.full': 'Full Quote Created',
  'stage.fullPay': 'Full Quote Created With Payment',
  'stage.policy': 'Policy Generated',
  'common.loading': 'Loading',
  'start.continue': 'Continue',
  'onb.referralWrong': "Your referral code doesn't match our records",
  'share.whatsApp': 'WhatsApp',
} as const;

it.each(Object.entries(LITERALS))('says under %s: %j', (id, text) => {
  expect(sharedCatalogue.en[id as keyof typeof LITERALS]).toBe(text);
});

/** The specification's Indonesian texts. */
const INDONESIAN = {
  'otp.invalid': 'Kamu memasukkan OTP yang salah. Mohon periksa kembali',
  'error.requestFailed': 'jaringan gagal',
  'error.page.heading': 'Yah, terjadi kesalahan!',
} as const;

it.each(Object.entries(INDONESIAN))('says in Indonesian under %s: %j [I18N-014]', (id, text) => {
  expect(sharedCatalogue.id[id as keyof typeof INDONESIAN]).toBe(text);
});

/** Wording tables of the specification; what they say is ours. */
const WORDING = {
  'notice.invalidPhoto': 'Some photos cannot be used. Please upload the marked photos again.',
  'notice.quoteRejected': 'This quote was rejected: {reason}',
  'idv.declined': 'Auto Declined',
  'promo.invalid': 'Invalid promo code',
  'onb.referralWrong': "Your referral code doesn't match our records",
  'notice.backdated': 'The departure date has passed. This policy can no longer be paid.',
  'notice.paymentLinkExpired': 'This payment link has expired. Refresh it to pay.',
} as const;

it.each(Object.entries(WORDING))(
  'has the notice %s of the wording tables, in both languages [ERR-028]',
  (id, text) => {
    expect(sharedCatalogue.en[id as keyof typeof WORDING]).toBe(text);
    expect(sharedCatalogue.id[id as keyof typeof WORDING]).not.toBe(text);
  },
);

/** Of the parts that are no product; a product ties its own texts. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
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

describe.each(Object.entries(OF_OTHERS))('the literal texts of %s', (name, texts) => {
  it.each(texts.map((text) => [text]))('has %j exactly', (text) => {
    expect(englishOf(name)).toContain(text);
  });
});

it('names stages as the calls do, in English', () => {
  expect(STAGES.map((stage) => sharedCatalogue.en[STAGE_TEXTS[stage]])).toEqual(STAGES);
});

it('shows the version as it is in both languages', () => {
  expect(config.brand.version).toBe('v.1.9.3');
});
