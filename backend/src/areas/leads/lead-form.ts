import { emptyLeadForm } from '@payung/shared/domain/leads/empty-lead-form.ts';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import { isBefore } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkLeadPhone, leadPhone } from '@payung/shared/domain/leads/lead-phone.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { notFound, refuseFirst } from '#core/http/api-refusal.ts';
import { sharedText } from '#core/http/texts.ts';
import type { LeadPatch, LeadRow } from '#areas/leads/sql/leads.ts';

/** What has a column of its own; everything else of the form is kept as it came. */
const COLUMNS = [
  'contactStatus',
  'ownerId',
  'creatorId',
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'email',
  'zone',
  'source',
  'hasConsent',
] as const satisfies readonly (keyof LeadForm)[];
type Detail = Omit<LeadForm, (typeof COLUMNS)[number]>;

const withoutColumns = (form: LeadForm): Detail =>
  Object.fromEntries(
    Object.entries(form).filter(([field]) => !(COLUMNS as readonly string[]).includes(field)),
  ) as unknown as Detail;
const NO_DETAIL = withoutColumns(emptyLeadForm(''));

const detailOf = (form: LeadForm): Detail =>
  Object.fromEntries(
    Object.keys(NO_DETAIL).map((field) => [field, form[field as keyof Detail]]),
  ) as unknown as Detail;

/** What the form shows of a lead; what nobody has entered is empty. */
export const formOf = (lead: LeadRow): LeadForm => {
  const { importNote: _note, ...detail } = lead.details as Partial<Detail> & { importNote?: string };
  return {
    ...NO_DETAIL,
    ...detail,
    address: { ...NO_DETAIL.address, ...detail.address },
    contactStatus: lead.contact_status,
    ownerId: lead.agent_id,
    creatorId: lead.creator_id,
    firstName: lead.first_name,
    lastName: lead.last_name,
    birthDate: lead.birth_date,
    phone: lead.phone,
    email: lead.email,
    zone: lead.zone,
    source: lead.source,
    hasConsent: lead.has_consent,
  };
};

/** The first thing that is wrong with a form; `mayLackPhone` is the lead of a quote that has none yet. */
export const checkForm = (
  form: LeadForm,
  { today, mayLackPhone }: { readonly today: IsoDate; readonly mayLackPhone: boolean },
): void => {
  const email = form.email.trim();
  refuseFirst(
    {
      firstName: form.firstName.trim() === '' ? ('importLine.name' as const) : checkName(form.firstName),
      lastName: form.lastName.trim() === '' ? undefined : checkName(form.lastName),
      primaryMobile: mayLackPhone && form.phone.trim() === '' ? undefined : checkLeadPhone(form.phone),
      email: email === '' ? undefined : checkEmail(email),
      dob: isBefore(today, form.birthDate) ? ('importLine.birthDate' as const) : undefined,
    },
    sharedText,
  );
};

/** Leads are entered for oneself; any other owner is answered with 404. */
export const requireOwnForm = (form: LeadForm, agentId: string): void => {
  if (form.ownerId !== '' && form.ownerId !== agentId) throw notFound();
};

/** The columns of a lead that a form sets. */
export const columnsOf = (form: LeadForm, kept: Readonly<Record<string, unknown>> = {}) => {
  const [first_name, last_name] = [form.firstName.trim(), form.lastName.trim()];
  const { importNote } = kept;
  return {
    first_name,
    last_name,
    search_name: searchText(`${first_name} ${last_name}`),
    phone: leadPhone(form.phone),
    email: form.email.trim(),
    birth_date: form.birthDate,
    zone: form.zone,
    contact_status: form.contactStatus,
    source: form.source.trim(),
    has_consent: form.hasConsent,
    details: JSON.stringify({ ...detailOf(form), ...(importNote === undefined ? {} : { importNote }) }),
  } satisfies LeadPatch;
};
