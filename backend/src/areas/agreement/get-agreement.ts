import type { Caller } from '#core/access/caller.ts';
import { forbidden, notFound } from '#core/http/api-refusal.ts';
import type { AgreementSubject } from './sql.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import type { Queries } from '#core/database/database.ts';
import { findInForce, listAcceptances, findAcceptance, listVersions } from './sql.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { AcceptedAgreement, Agreement, AgreementVersion } from '@payung/shared/schemas/agreement.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

/** For handlers that the access table opens to agents and to people who register. */
export const subjectOf = (caller: Caller): AgreementSubject => {
  if (caller.kind === 'agent') return { kind: 'agent', id: caller.agentId };
  if (caller.kind === 'registrant') return { kind: 'registration', id: caller.registrationId };
  throw forbidden();
};

/**
 * Whether a login opens the agreement first: for agents who accepted an earlier version, but not the one in force.
 * An agent who never accepted any joined before there was one, and is asked on the profile page only.
 */
export const isAgreementDue = async (
  db: Queries,
  agent: Pick<Agent, 'id' | 'user_type'>,
  now: Date,
): Promise<boolean> => {
  if (isStaff(agent.user_type)) return false;
  const accepted = await listAcceptances(db, { kind: 'agent', id: agent.id });
  if (accepted.length === 0) return false;
  const inForce = await findInForce(db, todayInJakarta(now), 'id');
  return inForce !== undefined && accepted.every(({ version }) => version !== inForce.version);
};

export const getAgreement = async (
  { caller, language }: HandlerContextOf<'getAgreement'>,
  { db, clock }: Services,
): Promise<Agreement> => {
  const text = await findInForce(db, todayInJakarta(clock.now()), language);
  if (text === undefined) throw notFound();
  const { version, title, sections, hash, in_force_from: inForceFrom } = text;
  const accepted = await findAcceptance(db, subjectOf(caller), version);
  const acceptedAt = accepted && { acceptedAt: accepted.accepted_at.toISOString() };
  return { version, language, title, sections, hash, inForceFrom, ...acceptedAt };
};

export const acceptedAgreements = async (
  { caller }: HandlerContextOf<'acceptedAgreements'>,
  { db }: Services,
): Promise<{ readonly agreements: readonly AcceptedAgreement[] }> => {
  const rows = await listAcceptances(db, subjectOf(caller));
  return {
    agreements: rows.map(({ version, language, accepted_at: at }) => ({
      version,
      language,
      acceptedAt: at.toISOString(),
    })),
  };
};

export const listAgreements = async (
  _context: HandlerContextOf<'listAgreements'>,
  { db }: Services,
): Promise<{ readonly agreements: readonly AgreementVersion[] }> => {
  const rows = await listVersions(db);
  return {
    agreements: rows.map((row) => ({
      version: row.version,
      inForceFrom: row.in_force_from,
      publishedAt: row.published_at.toISOString(),
      accepted: Number(row.accepted),
    })),
  };
};
