import type { AccidentChange, CoverForm, LimitGroup } from 'mfe-pa-ci/contract/schemas/accident.ts';
import { checkGroups, endOfCover } from 'mfe-pa-ci/rules/cover.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { EventContext, QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import { accidentDetailsOf, asDetails, groupsOfOne } from './details.ts';
import type { AccidentDetails } from './details.ts';
import { fitInsureds } from './insured/fit-insureds.ts';
import { planPatch } from './price.ts';
import { accidentTextOf } from './texts.ts';
import { validateCover, validateGroups } from './validate.ts';

/** The period of a cover, and how long its price is valid. */
export const periodPatch = (
  { startDate, months }: Pick<CoverForm, 'startDate' | 'months'>,
  today: IsoDate,
): Required<Pick<QuotePatch, 'start_date' | 'end_date' | 'valid_until'>> => ({
  start_date: startDate,
  end_date: endOfCover(startDate, months),
  valid_until: priceValidUntil(today, startDate),
});

/** Separate groups stay while their numbers still add up. */
const groupsAfter = (cover: CoverForm, { groups, limitType }: AccidentDetails): readonly LimitGroup[] => {
  if (cover.limitType === 'one') return groupsOfOne(cover);
  const stillFit = limitType === 'separate' && checkGroups(groups, cover.participants) === undefined;
  return stillFit ? groups : [];
};

type CoverChange = Extract<AccidentChange, { readonly kind: 'cover' }>;

const coverPatch = async (
  { cover, leaveOut }: Pick<CoverChange, 'cover' | 'leaveOut'>,
  context: EventContext,
): Promise<QuotePatch> => {
  const today = todayInJakarta(context.now);
  validateCover(cover, today);
  const { participants, limitType, months } = cover;
  const name = normaliseName(cover.insuredName);
  const lastInsuredNo = await fitInsureds(context, { participants, leaveOut, name });
  const groups = groupsAfter(cover, accidentDetailsOf(context.quote));
  const details: AccidentDetails = { participants, limitType, groups, months, lastInsuredNo };
  return {
    insured_name: name,
    ...periodPatch(cover, today),
    ...(limitType === 'one' ? planPatch(details) : {}),
    details: asDetails(details),
  };
};

/** With one limit the request has the plan; with separate limits the groups are chosen next. */
export const coverCommand = ({ cover, leaveOut }: Pick<CoverChange, 'cover' | 'leaveOut'>): QuoteCommand => ({
  event: cover.limitType === 'one' ? 'savePlan' : 'changeRisk',
  change: (context) => coverPatch({ cover, leaveOut }, context),
});

const groupsPatch = (groups: readonly LimitGroup[], { quote }: EventContext): QuotePatch => {
  const before = accidentDetailsOf(quote);
  if (before.limitType === 'one') throw refused(accidentTextOf('pa.groups.oneLimit'));
  const named = groups.map((group) => ({ ...group, name: group.name.trim() }));
  validateGroups(named, before.participants);
  const details = { ...before, groups: named };
  return { ...planPatch(details), details: asDetails(details) };
};

export const groupsCommand = (groups: readonly LimitGroup[]): QuoteCommand => ({
  event: 'savePlan',
  change: (context) => groupsPatch(groups, context),
});
