import type { LeadAddress, LeadForm } from '@payung/shared/api/endpoints/leads.ts';
import { checkTypedDate, isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { checkIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';

const NO_ADDRESS: LeadAddress = {
  line1: '',
  line2: '',
  line3: '',
  province: '',
  city: '',
  country: '',
  postalCode: '',
};

/** A lead of which nothing is known yet but whose it is (SHELL-041). */
export const emptyLeadForm = (agentId: string): LeadForm => ({
  contactStatus: 'newleadentery',
  disposition: '',
  subDisposition: '',
  appointmentDate: '',
  appointmentTime: '',
  ownerId: agentId,
  creatorId: agentId,
  firstName: '',
  lastName: '',
  birthDate: '',
  gender: '',
  maritalStatus: '',
  childStatus: '',
  children: [],
  phone: '',
  secondaryPhone: '',
  landline: '',
  email: '',
  address: NO_ADDRESS,
  hasOtherMailAddress: false,
  mailAddress: NO_ADDRESS,
  nationalId: '',
  existingInsurance: '',
  existingInsurer: '',
  existingPolicyEnd: '',
  education: '',
  professionType: '',
  incomeGroup: '',
  productCategory: '',
  productType: '',
  zone: 'WIB',
  source: '',
  hasConsent: false,
});

/** How somebody can be reached: only kept with a source and with consent. */
export const hasContactData = (
  form: Pick<LeadForm, 'phone' | 'secondaryPhone' | 'landline' | 'email'>,
): boolean => [form.phone, form.secondaryPhone, form.landline, form.email].some((text) => text.trim() !== '');

const optional =
  <Id>(check: (text: string) => Id | undefined) =>
  (text: string): Id | undefined =>
    text.trim() === '' ? undefined : check(text);

export const checkFirstName = (text: string) =>
  text.trim() === '' ? ('leads.form.firstName.required' as const) : checkName(text);

export const checkOptionalName = optional(checkName);
export const checkOptionalMobile = optional(checkMobile);
export const checkOptionalEmail = optional(checkEmail);
export const checkOptionalIdCard = optional(checkIdCard);

export const checkLandline = optional((text) =>
  /^\d+$/.test(text.trim()) ? undefined : ('leads.form.landline.digits' as const),
);

export const checkPostalCode = optional((text) =>
  /^\d{5}$/.test(text.trim()) ? undefined : ('leads.form.postalCode.digits' as const),
);

/** A day of the past, or today. */
export const checkBirthDate =
  (today: IsoDate) =>
  (text: string): 'date.invalid' | 'leads.form.birthDate.future' | undefined => {
    if (isIsoDate(text) && isBefore(today, text)) return 'leads.form.birthDate.future';
    return checkTypedDate(text);
  };
