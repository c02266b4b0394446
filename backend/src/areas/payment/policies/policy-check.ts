import { config } from '@payung/shared/config.ts';
import type { PolicyCheck } from '@payung/shared/schemas/payment.ts';
import type { PolicyCheckState } from '@payung/shared/domain/money/policy-check.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { networkOf } from '#core/access/limits.ts';
import { countMiss, provenPage } from '#core/access/proof.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { wasPaid } from './issue-policy.ts';
import { findPolicyByCheckCode } from './policies-sql.ts';
import type { CheckedPolicy } from './policies-sql.ts';

const stateOf = (policy: CheckedPolicy, today: string): PolicyCheckState => {
  if (policy.cancelled_at !== null) return 'cancelled';
  if (policy.end_date < today) return 'ended';
  if (!wasPaid(policy)) return 'unpaid';
  return policy.start_date > today ? 'notBegun' : 'inForce';
};

/** "Siti Nurhaliza" becomes "S. N.": enough for the holder to recognise, too little to learn a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()}.`)
    .join(' ');

/** For whoever holds the document, signed in or not. The code is random, so that nobody finds others by trying. */
export const policyCheck = async (
  { params, address, shown, language }: HandlerContextOf<'policyCheck'>,
  services: Services,
): Promise<PolicyCheck> => {
  const limit = STRANGER_LIMITS.limit('policyChecks', networkOf(address));
  const isPaid = async () => (await provenPage(services, shown, params.code)) !== undefined;
  const giveBack = await countMiss(services, { limit, subject: params.code, isPaid });
  const policy = await findPolicyByCheckCode(services.db, params.code);
  if (policy === undefined) throw notFound();
  await giveBack();
  return {
    policyNo: policy.policy_no,
    product: services.products.shown(policy.product_id).name[language],
    insurer: config.brand.insurer,
    initials: initialsOf(policy.insured_name),
    startDate: policy.start_date,
    endDate: policy.end_date,
    status: stateOf(policy, todayInJakarta(services.clock.now())),
  };
};
