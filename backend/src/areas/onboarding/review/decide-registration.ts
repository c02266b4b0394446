import type { RegistrationReview, PartDecision } from '@payung/shared/schemas/registration-reviews.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { requireStaff } from '#core/access/caller.ts';
import { keepNumberMarks } from '#areas/duplicate-alerts/marks.ts';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import { detailsOf, reasonIn } from '#areas/onboarding/registration-record.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, refused } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { saveDecisionDigests, listParts, setPartState } from '#areas/onboarding/sql/registration-parts.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';
import {
  changeRegistration,
  insertRegistrationEvent,
  lockRegistration,
} from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationChange, RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { acceptCard, isAgentCard, releaseCardNumber, makeAgent } from './make-agent.ts';
import { digestsOf } from './resubmitted-parts.ts';
import { isGiven, requireSent, reviewedCard, reviewOf } from './review-record.ts';
import type { Reader } from './review-record.ts';
import { REVIEW_TEXTS } from './registration-notice.ts';
import { isReasonOf } from '@payung/shared/domain/onboarding/review-reasons.ts';

interface ReviewedVersion {
  readonly row: RegistrationRow;
  /** The version that was looked at. */
  readonly version: number;
  readonly reader: Reader;
}

/** Carries the registration as it now stands, so that the screen can show it. */
const conflict = async (
  tx: Queries,
  { row, reader }: ReviewedVersion,
  { text, who = '' }: { readonly text: BilingualText; readonly who?: string },
): Promise<ApiRefusal> =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, text, {
    values: { who },
    current: { data: await reviewOf(tx, row, reader) },
  });

const nameOf = async (tx: Queries, staffId: string): Promise<string> => {
  const agent = await findAgent(tx, staffId);
  return `${agent?.first_name ?? ''} ${agent?.last_name ?? ''}`.trim();
};

/** Refuses a second decision, with the name of the first reviewer, and one on an older version (ruling R18). */
const requireUndecided = async (tx: Queries, seen: ReviewedVersion): Promise<void> => {
  const { row, version } = seen;
  if (row.status === 'submitted' && row.version === version) return;
  if (row.status === 'submitted') throw await conflict(tx, seen, { text: REVIEW_TEXTS.changed });
  if (row.decided_by === null) throw refused(REVIEW_TEXTS.notSent);
  throw await conflict(tx, seen, { text: REVIEW_TEXTS.decided, who: await nameOf(tx, row.decided_by) });
};

interface DecisionContext {
  readonly tx: Queries;
  readonly row: RegistrationRow;
  readonly parts: readonly KeptPart[];
  readonly decisions: readonly CheckedDecision[];
  readonly outcome: Outcome;
  readonly staffId: string;
  readonly services: Pick<Services, 'secret' | 'clock' | 'enqueue'>;
  readonly now: Date;
}

/** The reason in the person's language; chosen reasons are stored by code as well, for readers in another language. */
const wordsFor = ({ language }: RegistrationRow, { reason, reasonCodes }: CheckedDecision): string =>
  reasonIn({ codes: reasonCodes, words: reason }, language);

const keepParts = async ({ tx, row, decisions, now }: DecisionContext): Promise<void> => {
  for (const decision of decisions) {
    const { part, verdict: state, reason: reasonWords, reasonCodes, note } = decision;
    const said = { reason: wordsFor(row, decision), reasonCodes, reasonWords, note };
    await setPartState(tx, { registrationId: row.id, part, state, ...said }, now);
  }
};

/** Saves hashes of the returned fields, so that staff see what was changed; deletes them otherwise. */
const saveDecidedHashes = async ({
  tx,
  row,
  parts,
  outcome,
  services: { secret },
}: DecisionContext): Promise<void> => {
  const details = detailsOf(row);
  const card = await reviewedCard(tx, row, parts);
  for (const part of REVIEWED_PARTS) {
    const isKept =
      outcome === 'returned' &&
      details !== undefined &&
      parts.some((kept) => kept.part === part && isGiven(kept));
    const seen = isKept ? digestsOf(secret, { row, details, card, parts }, part) : null;
    await saveDecisionDigests(tx, { registrationId: row.id, part }, seen);
  }
};

/** One line for each part that was not accepted, with the revision that was looked at; one for an approval. */
const keepEvents = async ({
  tx,
  row,
  parts,
  decisions,
  outcome,
  staffId,
  now,
}: DecisionContext): Promise<void> => {
  const byStaff = { registrationId: row.id, actor: 'staff', actorId: staffId, event: outcome } as const;
  if (outcome === 'approved') return insertRegistrationEvent(tx, byStaff, now);
  const verdict = outcome === 'refused' ? 'refused' : 'tryAgain';
  for (const { part } of decisions.filter((decision) => decision.verdict === verdict)) {
    const revision = parts.find((kept) => kept.part === part)?.revision ?? 0;
    await insertRegistrationEvent(tx, { ...byStaff, part, revision }, now);
  }
};

const reasonOf = ({ row, decisions, outcome }: DecisionContext): string =>
  outcome === 'refused'
    ? decisions
        .filter(({ verdict }) => verdict === 'refused')
        .map((decision) => wordsFor(row, decision))
        .join('\n')
    : '';

/** After an approval: creates the agent, and notifies the inviter. */
const createAgentOf = async ({
  tx,
  row,
  outcome,
  services,
  now,
}: DecisionContext): Promise<Pick<RegistrationChange, 'agent_id'>> => {
  if (outcome !== 'approved') return {};
  const { secret } = services;
  const { agentId, firstName, uplineId } = await makeAgent(tx, row, now);
  await keepNumberMarks(tx, { secret, now }, agentId);
  if (uplineId !== null)
    await insertAgentNotice(tx, { agentId: uplineId, kind: 'teamJoined', data: { firstName }, now });
  return { agent_id: agentId };
};

/** For the card of an existing agent: accepts it, or releases its number. */
const decideCard = async ({ tx, row, outcome, services }: DecisionContext): Promise<object> => {
  if (isAgentCard(row) && outcome === 'approved') await acceptCard(tx, services, row);
  if (outcome === 'refused') await releaseCardNumber(tx, row);
  return {};
};

/** Once per submitted version: parts, agent, audit trail and messages change together or not at all. */
export const decideRegistration = (
  { caller, params: { registrationId }, body, language }: HandlerContextOf<'decideRegistration'>,
  services: Services,
): Promise<RegistrationReview> => {
  const { agentId: staffId } = requireStaff(caller);
  return transaction(services.db, async (tx) => {
    const row = requireSent(await lockRegistration(tx, registrationId));
    const reader = { language, secret: services.secret };
    await requireUndecided(tx, { row, version: body.version, reader });
    const parts = await listParts(tx, row.id);
    const decisions = checkedDecisions(body.decisions, parts);
    const now = services.clock.now();
    const outcome = outcomeOf(decisions);
    const deciding = { tx, row, parts, decisions, outcome, staffId, services, now };
    const agent = await (isAgentCard(row) ? decideCard(deciding) : createAgentOf(deciding));
    await keepParts(deciding);
    await saveDecidedHashes(deciding);
    await keepEvents(deciding);
    const decided = await changeRegistration(tx, row, {
      ...agent,
      status: outcome,
      reason: reasonOf(deciding),
      decided_at: now,
      decided_by: staffId,
      now,
    });
    const notice = { registrationId, outcome, language: row.language };
    await services.enqueue(tx, { kind: 'sendRegistrationNotice', ...notice });
    return reviewOf(tx, decided, reader);
  });
};

/** The outcome of all decisions. */
type Outcome = 'approved' | 'returned' | 'refused';

/** With every chosen reason once. */
type CheckedDecision = Required<PartDecision>;

const checked = (decision: PartDecision): CheckedDecision => {
  const { part, verdict, reason, reasonCodes = [], note } = decision;
  const isAccepted = verdict === 'accepted';
  if (reasonCodes.some((code) => !isReasonOf(part, code))) throw refused(REVIEW_TEXTS.otherReason);
  return {
    part,
    verdict,
    reason: isAccepted ? '' : reason.trim(),
    reasonCodes: isAccepted ? [] : [...new Set(reasonCodes)],
    note: note.trim(),
  };
};

/** Without spaces around the words; one for every part that was given, in the order of the parts. */
const checkedDecisions = (
  given: readonly PartDecision[],
  parts: readonly KeptPart[],
): readonly CheckedDecision[] => {
  const wanted = REVIEWED_PARTS.filter((name) => parts.some((kept) => kept.part === name && isGiven(kept)));
  const named = new Set(given.map(({ part }) => part));
  if (given.length !== wanted.length || wanted.some((name) => !named.has(name)))
    throw refused(REVIEW_TEXTS.everyPart);
  const decisions = wanted.flatMap((name) => given.filter(({ part }) => part === name)).map(checked);
  const isSilent = decisions.some(
    ({ verdict, reason, reasonCodes }) => verdict !== 'accepted' && reason === '' && reasonCodes.length === 0,
  );
  if (isSilent) throw refused(REVIEW_TEXTS.reasonMissing);
  return decisions;
};

/** One refusal is final; otherwise one correction sends it back (ruling R58). */
const outcomeOf = (decisions: readonly PartDecision[]): Outcome => {
  if (decisions.some(({ verdict }) => verdict === 'refused')) return 'refused';
  return decisions.some(({ verdict }) => verdict === 'tryAgain') ? 'returned' : 'approved';
};
