import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { insuredContext } from '#accident-quote/insured-way.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { QuotedInsured, Insured } from '#contract/schemas/insured.ts';
import { NO_INSURED, checkInsured, needsGuardian } from '#rules/insured.ts';
import type { InsuredField } from '#rules/insured.ts';
import { INSURED_FIELDS, insuredToSave, isSameInsured } from '#rules/insured-values.ts';
import type { PastedLine } from '#rules/pasted-list.ts';

/** A message id, and the field that it is about. */
export interface Remark {
  readonly field?: InsuredField;
  readonly message: string;
}

/** What a pasted line makes of an insured. */
export interface PlannedLine {
  readonly line: number;
  /** 1 is the main insured. */
  readonly place: number;
  readonly insured: QuotedInsured;
  /** With what was known before of the same person, where the line says nothing. */
  readonly values: Insured;
  readonly problems: readonly Remark[];
  readonly notes: readonly Remark[];
  /** Below 18: a parent's consent is needed, which no list can give. */
  readonly isChild: boolean;
  readonly isSaved: boolean;
}

interface PlanOptions {
  /** Number of the insured of the first line. */
  readonly start: number;
  /** The person confirmed that the parents named in the list agree. */
  readonly parentsConsent: boolean;
  readonly today: IsoDate;
}

const remarksOf = (remarks: PastedLine['problems']): readonly Remark[] =>
  remarks.map(({ column, message }) => (column === undefined ? { message } : { field: column, message }));

const nameKey = (name: string): string => normaliseName(name).toLowerCase();

const isAnother = (given: string | undefined, known: string): boolean =>
  given !== undefined && known !== '' && nameKey(given) !== nameKey(known);

/** The saved values of an insured that stay where a line is empty: none of another person or beneficiary. */
const knownOf = (insured: Insured, given: PastedLine['given'], place: number): Insured => {
  if (isAnother(given.name, insured.name)) {
    const { phone, email, address } = insured;
    // Those of the first are the policyholder's, even if it is somebody else now.
    return place === 1 ? { ...NO_INSURED, phone, email, address } : NO_INSURED;
  }
  if (!isAnother(given.beneficiaryName, insured.beneficiaryName)) return insured;
  const { beneficiaryRelation, otherRelation, beneficiaryBirthDate } = NO_INSURED;
  return { ...insured, beneficiaryRelation, otherRelation, beneficiaryBirthDate };
};

/** The insured of each line; lines beyond the last insured have none. */
export const planList = (
  lines: readonly PastedLine[],
  quote: AccidentQuoteRecord,
  { start, parentsConsent, today }: PlanOptions,
): readonly PlannedLine[] =>
  lines.flatMap(({ line, given, problems, notes }, index) => {
    const place = start + index;
    const insured = quote.insureds[place - 1];
    if (insured === undefined) return [];
    const known = knownOf(insured, given, place);
    const isChild = needsGuardian(given.birthDate ?? known.birthDate, quote.startDate);
    const guardianConsents = known.guardianConsents || (isChild && parentsConsent);
    const values = insuredToSave({ ...known, ...given, guardianConsents }, quote.startDate);
    const own = remarksOf(problems);
    const found = checkInsured(values, insuredContext(quote, place, today));
    const ofFields = INSURED_FIELDS.flatMap((field): Remark[] => {
      const message = found[field];
      const isSaid = message === undefined || own.some((remark) => remark.field === field);
      return isSaid ? [] : [{ field, message }];
    });
    const isSaved = insured.version > 0 && isSameInsured(insured, values);
    return [
      {
        line,
        place,
        insured,
        values,
        problems: [...own, ...ofFields],
        notes: remarksOf(notes),
        isChild,
        isSaved,
      },
    ];
  });

/** Where the list probably begins: at the insured whose name it begins with, or at the first of whom nothing is saved. */
export const likelyStart = (
  lines: readonly PastedLine[],
  { insureds }: Pick<AccidentQuoteRecord, 'insureds'>,
): number => {
  const name = nameKey(lines[0]?.given.name ?? '');
  const named = insureds.findIndex((insured) => insured.name !== '' && nameKey(insured.name) === name);
  if (named !== -1) return named + 1;
  if (lines.length >= insureds.length) return 1;
  const unsaved = insureds.findIndex((insured) => insured.version === 0 && insured.name === '');
  return unsaved === -1 ? 1 : unsaved + 1;
};
