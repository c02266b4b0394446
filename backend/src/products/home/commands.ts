import type { CustomerForm, HomeChange, LeadForm, PrintForm } from 'mfe-home/contract/schemas/quote.ts';
import type { PropertyForm } from 'mfe-home/contract/schemas/property.ts';
import { correspondenceOf } from 'mfe-home/rules/customer.ts';
import { HOME_COVERS, coverOf } from 'mfe-home/rules/covers.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { normalisePassport } from '@payung/shared/domain/people/identity-number.ts';
import { discountPatch } from '#areas/quote/price/price.ts';
import type { EventContext, QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { phonePatch, sharedPhonePatch } from '#areas/quote/update-quote.ts';
import { promoCodeCommand } from '#areas/quote/price/promo-code.ts';
import { refused, refuseFirst } from '#core/http/api-refusal.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import { asDetails, homeDetailsOf } from './details.ts';
import { periodPatch, propertyPatch } from './property-patch.ts';
import { HOME_PLANS } from './tariff/plans.ts';
import { HOME_TEXTS, homeTextOf } from './texts.ts';
import { requireProvince, validateCustomer, validateProperty } from './validate.ts';

type Change<Kind extends HomeChange['kind']> = Extract<HomeChange, { readonly kind: Kind }>;

const changedPropertyPatch = (property: PropertyForm, { quote, now }: EventContext): QuotePatch => {
  const today = todayInJakarta(now);
  validateProperty(property, today);
  return propertyPatch(property, homeDetailsOf(quote), today);
};

/** Ignores the name and premium in the request; the tariff decides. */
const planPatch = ({ planKind, planCode }: Change<'plan'>): QuotePatch => {
  const { code, name } = HOME_PLANS[planKind];
  if (planCode !== code) throw refused(HOME_TEXTS.planUnknown);
  return { plan_code: code, plan_name: name };
};

/** The codes decide; the list beside them must not name a cover that is not sold. */
const benefitsPatch = ({ codes, shown }: Change<'benefits'>): QuotePatch => {
  if (shown.some(({ code }) => coverOf(code) === undefined)) throw refused(HOME_TEXTS.coverUnknown);
  return {
    benefits: HOME_COVERS.filter(({ code }) => codes.includes(code)).map(({ code }) => ({
      code,
      premium: 0,
    })),
  };
};

const customerPatch = async (form: CustomerForm, context: EventContext): Promise<QuotePatch> => {
  const details = homeDetailsOf(context.quote);
  const { printOption } = details;
  const today = todayInJakarta(context.now);
  validateCustomer({ ...form, printOption }, today);
  const { address, placeOfBirth, isCorrespondenceSame } = form;
  return {
    ...(await phonePatch(form.insuredPhone, context)),
    ...periodPatch(form.startDate, today),
    insured_name: form.insuredName,
    insured_birth_date: form.insuredBirthDate,
    insured_id_card: form.insuredIdCard,
    insured_passport: normalisePassport(form.insuredPassport),
    insured_email: form.insuredEmail,
    details: asDetails({
      ...details,
      provinceId: requireProvince(address).id,
      address,
      placeOfBirth,
      isCorrespondenceSame,
      correspondence: correspondenceOf(form),
      hardCopyAddress: printOption === 'hard' ? form.hardCopyAddress : '',
    }),
  };
};

const leadPatch = async ({ email, phone, idCard }: LeadForm, context: EventContext): Promise<QuotePatch> => {
  refuseFirst({ email: checkEmail(email) }, homeTextOf);
  return { ...(await phonePatch(phone, context)), insured_email: email, insured_id_card: idCard };
};

const printPatch = ({ printOption }: PrintForm, { quote }: EventContext): QuotePatch => {
  const details = homeDetailsOf(quote);
  const hardCopyAddress = printOption === 'hard' ? details.hardCopyAddress : '';
  return { details: asDetails({ ...details, printOption, hardCopyAddress }) };
};

/** Who the lead is (HOME-099). The ID card number has no rule (HOME-096). */
export const leadCommand = (form: LeadForm): QuoteCommand => ({
  event: 'saveContact',
  change: (context) => leadPatch(form, context),
});

/** How the policy is sent (HOME-100); soft copy removes the address for the hard copy. */
export const printCommand = (form: PrintForm): QuoteCommand => ({
  event: 'saveContact',
  change: (context) => printPatch(form, context),
});

/** Each change is one event of the transition table. */
export const homeCommandOf = (change: HomeChange): QuoteCommand => {
  switch (change.kind) {
    case 'property':
      return { event: 'changeRisk', change: (context) => changedPropertyPatch(change.property, context) };
    case 'phone':
      return { event: 'changePhone', change: (context) => sharedPhonePatch(change.phone, context) };
    case 'plan':
      return { event: 'savePlan', change: () => planPatch(change) };
    case 'benefits':
      return { event: 'saveBenefits', change: () => benefitsPatch(change) };
    case 'discount':
      return { event: 'saveDiscount', change: (context) => discountPatch(change.percent, context) };
    case 'promoCode':
      return promoCodeCommand(change.code);
    case 'customer':
      return { event: 'saveCustomer', change: (context) => customerPatch(change.customer, context) };
  }
};
