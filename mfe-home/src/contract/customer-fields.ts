import { spellingsOf } from '@payung/shared/wire/names.ts';
import { homeCalls } from './schemas/quote.ts';

const { body } = homeCalls.updateHomeQuote.names;
const customer = body !== undefined && 'members' in body ? body.members['customer'] : undefined;

/** The fields of customer information as the quote update spells them; they stand below `customer`. */
const SPELLINGS = spellingsOf(customer ?? undefined).map(({ path, wire }) => ({ path: path.slice(1), wire }));
const WIRE_NAMES: ReadonlyMap<string, string> = new Map(
  SPELLINGS.map(({ path, wire }) => [path.join('.'), wire]),
);

const FIELD_PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  ...SPELLINGS.map(({ path, wire }) => [wire, path] as const),
  // The lead update has names of its own.
  ['primaryMobile', ['insuredPhone']],
  ['email', ['insuredEmail']],
  ['idCard', ['insuredIdCard']],
]);

/** The field of customer information that a refusal names; nothing for one that the form does not have. */
export const customerFieldOf = (wireField: string | undefined): readonly string[] | undefined =>
  wireField === undefined ? undefined : FIELD_PATHS.get(wireField);

/** How a refusal names a field of customer information, such as `address.city`. */
export const wireFieldOf = (field: string): string => WIRE_NAMES.get(field) ?? field;
