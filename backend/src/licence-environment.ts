import * as v from 'valibot';

/** What the operator asks of the licences of agents (ruling R55a). */
export interface LicenceSettings {
  /** Without a licence in the profile no new quote is made. */
  readonly isRequired: boolean;
  /** With an expired licence no new quote is made. */
  readonly stopsSales: boolean;
}

const onOrOff = v.optional(v.picklist(['on', 'off', ''], "must be 'on' or 'off'"));

/** Both are off unless the operator says otherwise. */
export const LICENCE_VARIABLES = { LICENCE_REQUIRED: onOrOff, LICENCE_STOPS_SALES: onOrOff } as const;

type LicenceVariables = Readonly<Partial<Record<keyof typeof LICENCE_VARIABLES, string | undefined>>>;

export const licenceOf = (read: LicenceVariables): LicenceSettings => ({
  isRequired: read.LICENCE_REQUIRED === 'on',
  stopsSales: read.LICENCE_STOPS_SALES === 'on',
});
