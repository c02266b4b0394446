import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import { checkTypedDate, isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { checkIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { checkMobile, copiedPhone } from '@payung/shared/domain/people/phone.ts';
import { plainSigns } from '@payung/shared/domain/text/plain-signs.ts';

/** Whether there is contact data, which requires a source and consent. */
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
  /^\d+$/.test(copiedPhone(text)) ? undefined : ('leads.form.landline.digits' as const),
);

export const checkPostalCode = optional((text) =>
  /^\d{5}$/.test(plainSigns(text)) ? undefined : ('leads.form.postalCode.digits' as const),
);

/** A day of the past, or today. */
export const checkBirthDate =
  (today: IsoDate) =>
  (text: string): 'date.invalid' | 'leads.form.birthDate.future' | undefined => {
    if (isIsoDate(text) && isBefore(today, text)) return 'leads.form.birthDate.future';
    return checkTypedDate(text);
  };
