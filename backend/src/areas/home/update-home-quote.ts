import type { HomeCustomerInput, UpdateHomeQuoteInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isDiscountAllowed } from '@payung/shared/domain/discount.ts';
import { codesOf, coverOf } from '@payung/shared/domain/home/covers.ts';
import { HOME_PLANS } from '@payung/shared/domain/home/plans.ts';
import { normalisePassport } from '@payung/shared/domain/identity-number.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import { phonePatch } from '../quote/phone.ts';
import { requirePromo } from '../quote/promo-code.ts';
import type { Move, Scene } from '../quote/save-step.ts';
import { refused } from '../refusal.ts';
import { sharedText } from '../texts.ts';
import { requireGoodHomeCustomer, requireGoodProperty, requireProvince } from './home-checks.ts';
import { asDetails, homeDetailsOf } from './home-details.ts';
import { periodPatch, propertyPatch } from './property-patch.ts';
import { HOME_TEXTS } from './home-texts.ts';

type Variant<K extends PropertyKey> = Extract<UpdateHomeQuoteInput, Readonly<Record<K, unknown>>>;
type Property = Variant<'property'>['property'];
type Plan = Variant<'typeofProduct'>;
type Flags = Variant<'isEQCoverOpted'>;

const propertyChange = (property: Property, { quote, now }: Scene): QuotePatch => {
  const today = todayInJakarta(now);
  requireGoodProperty(property, today);
  return propertyPatch(property, homeDetailsOf(quote), today);
};

/** Name and premium that come along are what the screen showed; what counts is the tariff. */
const planPatch = ({ typeofProduct, planCode }: Plan): QuotePatch => {
  const { code, name } = HOME_PLANS[typeofProduct];
  if (planCode !== code) throw refused(HOME_TEXTS.planUnknown);
  return { plan_code: code, plan_name: name };
};

/** The flags count; the list beside them may name nothing that is not sold. */
const coversPatch = (flags: Flags): QuotePatch => {
  if (flags.additionalBenefits.some(({ BenefitCode }) => coverOf(BenefitCode) === undefined)) {
    throw refused(HOME_TEXTS.coverUnknown);
  }
  return { benefits: codesOf(flags).map((BenefitCode) => ({ BenefitCode, Premium: 0 })) };
};

const discountPatch = (percent: number): QuotePatch => {
  if (!isDiscountAllowed(percent, 'home')) throw refused(sharedText('discount.home.range'));
  return { discount_percent: percent };
};

const promoPatch = async (typed: string, { tx, quote, now }: Scene): Promise<QuotePatch> => {
  if (typed === '') return { promo_code: '', promo_percent: 0 };
  const promo = await requirePromo(tx, typed, quote, 'home', now);
  return { promo_code: promo.code, promo_percent: promo.percent };
};

/** The correspondence address of a customer who has none of their own is the insured address. */
const correspondenceOf = (body: HomeCustomerInput) =>
  body.isCorrespondenceChecked
    ? {
        correspondenceAddress: body.address,
        correspondenceProvince: body.addrProvince,
        correspondenceCity: body.city,
        correspondenceDistrict: body.district,
        correspondenceSubDistrict: body.subDistrict,
        correspondencePostalCode: body.postalCode,
      }
    : {
        correspondenceAddress: body.correspondenceAddress,
        correspondenceProvince: body.correspondenceProvince,
        correspondenceCity: body.correspondenceCity,
        correspondenceDistrict: body.correspondenceDistrict,
        correspondenceSubDistrict: body.correspondenceSubDistrict,
        correspondencePostalCode: body.correspondencePostalCode,
      };

const customerPatch = async (body: HomeCustomerInput, scene: Scene): Promise<QuotePatch> => {
  const details = homeDetailsOf(scene.quote);
  const today = todayInJakarta(scene.now);
  requireGoodHomeCustomer(body, details.printOption, today);
  const province = requireProvince(body.addrProvince, body.city);
  return {
    ...(await phonePatch(body.insuredMobile, scene)),
    ...periodPatch(body.homeEffectiveDate, today),
    insured_name: body.insuredName,
    insured_dob: body.insuredDob ?? '',
    insured_id_card: body.insuredIdCard ?? '',
    insured_passport: normalisePassport(body.insuredPassportNo ?? ''),
    insured_email: body.insuredEmail,
    details: asDetails({
      ...details,
      provinceId: province.Id,
      city: body.city,
      address: body.address,
      district: body.district,
      subDistrict: body.subDistrict,
      postalCode: body.postalCode,
      insuredPlaceOfBirth: body.insuredPlaceOfBirth ?? '',
      isCorrespondenceChecked: body.isCorrespondenceChecked,
      ...correspondenceOf(body),
      addressForHardCopy: details.printOption === 'hard' ? body.addressForHardCopy : '',
    }),
  };
};

/** Each variant of the body is one event of the transition table. */
export const homeMoveOf = (body: UpdateHomeQuoteInput): Move => {
  if ('property' in body) {
    return { event: 'changeRisk', change: (scene) => propertyChange(body.property, scene) };
  }
  if ('typeofProduct' in body) return { event: 'savePlan', change: () => planPatch(body) };
  if ('isEQCoverOpted' in body) return { event: 'saveBenefits', change: () => coversPatch(body) };
  if ('promoCode' in body) {
    return { event: 'savePromo', change: (scene) => promoPatch(body.promoCode, scene) };
  }
  if ('discountPercent' in body) {
    return { event: 'saveDiscount', change: () => discountPatch(body.discountPercent) };
  }
  if ('insuredEmail' in body) {
    return { event: 'saveCustomer', change: (scene) => customerPatch(body, scene) };
  }
  return { event: 'changePhone', change: (scene) => phonePatch(body.insuredMobile, scene) };
};
