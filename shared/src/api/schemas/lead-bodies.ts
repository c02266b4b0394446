import * as v from 'valibot';
import { APPOINTMENT_STATUSES, LEAD_CONTACT_STATUSES } from '#domain/leads/contact-result.ts';
import { ZONES } from '#domain/zones.ts';
import { CLOSE_REASONS } from '../endpoints/leads.ts';
import { nameText, phoneNumber, text, wholeNumber } from './body-parts.ts';

const MAX_CHILDREN = 12;
/** Lines of one batch of an import. */
export const MAX_BATCH_LINES = 500;

const dayOrNone = v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]);
const requestId = v.pipe(v.string(), v.minLength(8), v.maxLength(64));

const address = v.strictObject({
  address1: text(200),
  address2: text(200),
  address3: text(200),
  state: text(80),
  city: text(80),
  country: text(80),
  pincode: text(10),
});

const form = v.strictObject({
  leadStatus: v.picklist(LEAD_CONTACT_STATUSES),
  leadDisposition: v.union([v.literal(''), v.picklist(APPOINTMENT_STATUSES)]),
  leadsubDisposition: text(100),
  appointmentDate: dayOrNone,
  appointmentTime: text(10),
  leadOwnerId: text(24),
  leadCreatorId: text(24),
  firstName: nameText(60),
  lastName: nameText(60),
  dob: dayOrNone,
  gender: text(20),
  maritalStatus: text(20),
  childStatus: text(20),
  ChildInfo: v.pipe(
    v.array(v.strictObject({ name: nameText(60), birthDate: dayOrNone })),
    v.maxLength(MAX_CHILDREN),
  ),
  primaryMobile: text(60),
  secondaryMobile: phoneNumber,
  landlineNo: text(20),
  email: text(100),
  address,
  hasOtherMailAddress: v.boolean(),
  mailingAddress: address,
  socialSecurityAdharNo: text(20),
  existingInsurance: text(20),
  existingInsurer: text(100),
  existingPolicyEnd: dayOrNone,
  education: text(40),
  professionType: text(60),
  incomeGroup: text(40),
  productCategory: text(40),
  productType: text(40),
  zone: v.picklist(ZONES),
  source: text(100),
  hasConsent: v.boolean(),
});

export const CreateLeadBody = v.strictObject({ form, requestId });
export const UpdateLeadBody = v.strictObject({ form });

export const LeadEventBody = v.strictObject({
  kind: v.picklist(['call', 'message', 'email', 'visit', 'note']),
  result: v.union([v.literal(''), v.picklist(APPOINTMENT_STATUSES)]),
  note: text(1000),
  nextContactAt: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
  requestId,
});

export const CloseLeadBody = v.strictObject({ reason: v.picklist(CLOSE_REASONS), note: text(500) });
export const DoNotContactBody = v.strictObject({ doNotContact: v.boolean() });

export const CheckPhonesBody = v.strictObject({
  phones: v.pipe(v.array(text(60)), v.maxLength(MAX_BATCH_LINES)),
});

export const StartImportBody = v.strictObject({
  fileName: text(200),
  source: v.pipe(text(100), v.minLength(1)),
  hasConsent: v.boolean(),
  lineCount: wholeNumber(1, 20_000),
  requestId,
});

/** What is wrong within a line is an error of that line, so that its texts are only bounded here. */
const importLine = v.strictObject({
  line: wholeNumber(1, 200_000),
  firstName: text(200),
  lastName: text(200),
  phone: text(60),
  email: text(200),
  birthDate: text(40),
  city: text(120),
  note: text(2000),
});

export const ImportLinesBody = v.strictObject({
  batch: wholeNumber(0, 1000),
  lines: v.pipe(v.array(importLine), v.minLength(1), v.maxLength(MAX_BATCH_LINES)),
});
