/** How far a lead has been spoken to, spelled as the specification does (LEAD-030). */
export const LEAD_CONTACT_STATUSES = ['newleadentery', 'nocontact', 'contact', 'converted'] as const;
export type LeadContactStatus = (typeof LEAD_CONTACT_STATUSES)[number];

/** What came of a contact, spelled as the specification does (LEAD-031). */
export const APPOINTMENT_STATUSES = [
  'newappointment',
  'followup',
  'notintrested',
  'notavailable',
  'wrngnumber',
  'convertd',
  'renewalcollected',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Why a lead is closed by its agent. */
export const CLOSE_REASONS = [
  'notInterested',
  'wrongNumber',
  'notReachable',
  'boughtElsewhere',
  'duplicate',
  'other',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Lines of one batch of an import. */
export const MAX_BATCH_LINES = 500;
