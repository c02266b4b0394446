import type { CoverForm, Policyholder, LimitGroup } from 'mfe-pa-ci/contract/schemas/accident.ts';
import { insuredWireField } from 'mfe-pa-ci/contract/insured-fields.ts';
import { checkStart, checkGroups, checkParticipants } from 'mfe-pa-ci/rules/cover.ts';
import { checkInsured, checkInsuredEmail, checkInsuredName } from 'mfe-pa-ci/rules/insured.ts';
import type { Insured } from 'mfe-pa-ci/contract/schemas/insured.ts';
import type { InsuredContext, InsuredField } from 'mfe-pa-ci/rules/insured.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';
import { refuseFirst } from '#core/http/api-refusal.ts';
import type { Problems } from '#core/http/api-refusal.ts';
import { planOf } from './tariff/plans.ts';
import { accidentTextOf } from './texts.ts';

/** A refusal names the fields as the wire spells them. */
const refuseProblems = (problems: Problems): void => refuseFirst(problems, accidentTextOf);

const checkPlan = (code: string) => (planOf(code) === undefined ? 'pa.plan.required' : undefined);

export const validateCover = (cover: CoverForm, today: IsoDate): void =>
  refuseProblems({
    insuredName: checkInsuredName(cover.insuredName),
    numberOfParticipants: checkParticipants(cover.participants),
    effectiveDate: checkStart(cover.startDate, today),
    planCode: cover.limitType === 'one' ? checkPlan(cover.planCode) : undefined,
  });

const checkGroup = ({ name, participants, planCode }: LimitGroup) => {
  if (name === '') return 'pa.group.name';
  return checkParticipants(participants) ?? checkPlan(planCode);
};

/** Each with its name, number and plan; the numbers add up to the participants (ruling R23). */
export const validateGroups = (groups: readonly LimitGroup[], participants: number): void =>
  refuseProblems({
    separateRequestLimits:
      groups.map(checkGroup).find((problem) => problem !== undefined) ?? checkGroups(groups, participants),
  });

export const validatePolicyholder = (
  { insuredName, insuredPhone, insuredEmail, startDate }: Policyholder,
  { today, mailDomains }: Pick<InsuredContext, 'today' | 'mailDomains'>,
): void =>
  refuseProblems({
    insuredName: checkInsuredName(insuredName),
    insuredMobile: checkMobile(insuredPhone),
    insuredEmail: checkInsuredEmail(insuredEmail, { isFirst: true, mailDomains }),
    effectiveDate: checkStart(startDate, today),
  });

export const validateInsured = (insured: Insured, context: InsuredContext): void =>
  refuseProblems(
    Object.fromEntries(
      Object.entries(checkInsured(insured, context)).map(([field, problem]) => [
        insuredWireField(field as InsuredField),
        problem,
      ]),
    ),
  );
