import * as v from 'valibot';
import { DEFAULT_SLOTS } from '#areas/lanes.ts';
import type { JobSlots } from '#areas/lanes.ts';

const slots = (otherwise: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]|[1-9]\d|100)?$/, 'must be jobs at a time, from 1 to 100'),
      v.transform((value) => (value === '' ? otherwise : Number(value))),
    ),
    '',
  );

/** How many jobs of each provider run at a time, in each backend. */
export const JOB_VARIABLES = {
  PAYUNG_CODE_SLOTS: slots(DEFAULT_SLOTS.codes),
  PAYUNG_TEXT_SLOTS: slots(DEFAULT_SLOTS.texts),
  PAYUNG_MAIL_SLOTS: slots(DEFAULT_SLOTS.mails),
  PAYUNG_PUSH_SLOTS: slots(DEFAULT_SLOTS.pushes),
} as const;

export const jobSlotsOf = (read: Readonly<Record<keyof typeof JOB_VARIABLES, number>>): JobSlots => ({
  codes: read.PAYUNG_CODE_SLOTS,
  texts: read.PAYUNG_TEXT_SLOTS,
  mails: read.PAYUNG_MAIL_SLOTS,
  pushes: read.PAYUNG_PUSH_SLOTS,
});
