import type { FigurePeriod } from '@payung/shared/domain/network/members.ts';
import type { MemberContact, MemberProfile } from '@payung/shared/schemas/network.ts';
import { todayInJakarta, monthOf } from '@payung/shared/domain/dates.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import { requireAgent } from '#core/access/caller.ts';
import { maskNumber, bankNameOf } from '#areas/agents/my-profile.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { listMemberEvents, countOpenWork, findSuccessor, listTargets } from '#areas/network/sql/members.ts';
import { findMemberRow, findPaths } from '#areas/network/sql/network-members.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { memberOf } from './list-network.ts';
import { viewingOf } from './visible-agents.ts';

const MAX_EVENTS = 100;

type MemberServices = Pick<Services, 'db' | 'network' | 'clock'>;

const named = ({ id, first_name: first, last_name: last }: Agent) => ({
  id,
  name: `${first} ${last}`.trim(),
});

const contactOf = (agent: Agent): MemberContact => ({
  kind: agent.kind,
  email: agent.email,
  phone: agent.phone,
  address: agent.address,
  city: agent.city,
  office: agent.office,
  idType: agent.id_number === null ? '' : 'KTP',
  idNumber: maskNumber(agent.id_number ?? ''),
  taxId: maskNumber(agent.tax_id ?? ''),
  bankName: agent.bank_code === '' ? '' : bankNameOf(agent.bank_code),
  accountHolder: agent.account_holder,
  accountNumber: maskNumber(agent.account_number),
  companyName: agent.company_name,
  directorName: agent.director_name,
  contactEmail: agent.contact_email,
  businessNumber: maskNumber(agent.business_number),
});

/** The successor, or the possible one. */
const successorOf = async (db: Queries, agent: Agent): Promise<Agent | undefined> => {
  if (!hasLeft(agent.status)) return findSuccessor(db, agent);
  return agent.successor_id === null ? undefined : findAgent(db, agent.successor_id);
};

/** What leaders see in addition to a line (ruling R33). */
const ledBy = async (
  { db, clock }: MemberServices,
  agent: Agent,
): Promise<Pick<MemberProfile, 'contact' | 'targets' | 'history' | 'open' | 'successor'>> => {
  const month = monthOf(todayInJakarta(clock.now()));
  const [targets, history, open, successor] = await Promise.all([
    listTargets(db, agent.id, month),
    listMemberEvents(db, agent.id, MAX_EVENTS),
    countOpenWork(db, agent.id),
    successorOf(db, agent),
  ]);
  return {
    contact: contactOf(agent),
    targets,
    history,
    open,
    ...(successor === undefined ? {} : { successor: named(successor) }),
  };
};

/** A member as the caller may see them; 404 when not below the caller, or too deep. */
export const profileOf = async (
  services: MemberServices,
  caller: AgentCaller,
  { memberId, period }: { readonly memberId: string; readonly period?: FigurePeriod | undefined },
): Promise<MemberProfile> => {
  const viewing = viewingOf(caller, services, period);
  const { db } = services;
  const [paths, row, agent] = await Promise.all([
    findPaths(db, viewing, [memberId]),
    findMemberRow(db, viewing, memberId),
    findAgent(db, memberId),
  ]);
  const path = paths.get(memberId);
  if (path === undefined || row === undefined || agent === undefined) throw notFound();
  const line = memberOf(row, { level: path.length, path: path.slice(0, -1), depth: viewing.depth });
  return leadsNetwork(caller.userType) ? { ...line, ...(await ledBy(services, agent)) } : line;
};

export const getMember = (
  { caller, params, query }: Pick<HandlerContextOf<'getMember'>, 'caller' | 'params' | 'query'>,
  services: MemberServices,
): Promise<MemberProfile> =>
  profileOf(services, requireAgent(caller), { memberId: params.memberId, period: query.period });
