import { listOf, record } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type {
  CustomerForm,
  HomeChange,
  LeadForm,
  NewHomeQuote,
  PropertyForm,
  ShownBenefit,
} from './changes.ts';
import { codesOf, flagsOf } from './cover-flags.ts';
import {
  CORRESPONDENCE_ADDRESS,
  INSURED_ADDRESS,
  gatherAddress,
  propertyNames,
  spreadAddress,
  withoutFields,
} from './fields.ts';
import type { Fields } from './fields.ts';

export const newHomeQuote = record<NewHomeQuote>({ ...propertyNames, insuredPhone: 'insuredMobile' });

export const leadForm = record<LeadForm>({ phone: 'primaryMobile' });

const propertyForm = record<PropertyForm>(propertyNames);

const shownBenefits = listOf(
  record<ShownBenefit>({ code: 'BenefitCode', name: 'BenefitDesc', premium: 'Premium' }),
);

const customerFields = record<Omit<CustomerForm, 'address' | 'correspondence'>>({
  startDate: 'homeEffectiveDate',
  endDate: 'homeExpiryDate',
  insuredPhone: 'insuredMobile',
  placeOfBirth: 'insuredPlaceOfBirth',
  insuredBirthDate: 'insuredDob',
  insuredPassport: 'insuredPassportNo',
  isCorrespondenceSame: 'isCorrespondenceChecked',
  hardCopyAddress: 'addressForHardCopy',
});

const ADDRESSES: ReadonlySet<string> = new Set([
  ...Object.values(INSURED_ADDRESS),
  ...Object.values(CORRESPONDENCE_ADDRESS),
]);

/** What the form may leave out. */
const OPTIONAL = { placeOfBirth: '', insuredBirthDate: '', insuredIdCard: '', insuredPassport: '' };

/** Flat on the wire (HOME-101). */
const customerForm: Codec<CustomerForm> = {
  encode: ({ address, correspondence, ...rest }) => ({
    ...(customerFields.encode(rest) as object),
    ...spreadAddress(address, INSURED_ADDRESS),
    ...spreadAddress(correspondence, CORRESPONDENCE_ADDRESS),
  }),
  decode: (wire) => ({
    ...OPTIONAL,
    ...customerFields.decode(withoutFields(wire as Fields, ADDRESSES)),
    address: gatherAddress(wire as Fields, INSURED_ADDRESS),
    correspondence: gatherAddress(wire as Fields, CORRESPONDENCE_ADDRESS),
  }),
};

const encode = (change: HomeChange): unknown => {
  switch (change.kind) {
    case 'property':
      return { property: propertyForm.encode(change.property) };
    case 'phone':
      return { insuredMobile: change.phone };
    case 'plan':
      return {
        typeofProduct: change.planKind,
        planCode: change.planCode,
        planName: change.planName,
        premium: change.premium,
      };
    case 'benefits':
      return { ...flagsOf(change.codes), additionalBenefits: shownBenefits.encode(change.shown) };
    case 'discount':
      return { discountPercent: change.percent };
    case 'promoCode':
      return { discountPercent: change.percent, promoCode: change.code };
    case 'customer':
      return customerForm.encode(change.customer);
  }
};

/** On the wire a change is told by the fields that it has; `bodies.ts` lets no mixture through. */
const decode = (wire: Fields): HomeChange => {
  if ('property' in wire) return { kind: 'property', property: propertyForm.decode(wire['property']) };
  if ('typeofProduct' in wire) {
    const { typeofProduct: planKind, ...shown } = wire;
    return { kind: 'plan', planKind, ...shown } as HomeChange;
  }
  if ('additionalBenefits' in wire) {
    const shown = shownBenefits.decode(wire['additionalBenefits']);
    return { kind: 'benefits', codes: codesOf(wire), shown };
  }
  if ('promoCode' in wire) {
    return { kind: 'promoCode', code: String(wire['promoCode']), percent: Number(wire['discountPercent']) };
  }
  if ('discountPercent' in wire) return { kind: 'discount', percent: Number(wire['discountPercent']) };
  if ('insuredEmail' in wire) return { kind: 'customer', customer: customerForm.decode(wire) };
  return { kind: 'phone', phone: String(wire['insuredMobile']) };
};

export const homeChange: Codec<HomeChange> = { encode, decode: (wire) => decode(wire as Fields) };
