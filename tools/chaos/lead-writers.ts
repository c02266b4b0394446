import { compareLeads, wireLeadForm } from 'backend/areas/leads/testing/leads.ts';
import type { LeadLoad, LeadLoadOptions } from 'backend/areas/leads/testing/leads.ts';
import type { Database } from 'backend/core/database/database.ts';
import type { Credentials } from 'backend/testing/caller.ts';
import type { SendCall } from './wire-caller.ts';

interface SenderOptions {
  /** No answer at all counts as one that may be repeated: the server is killed on purpose. */
  readonly isKilled?: boolean;
}

/** Enters leads as that agent. */
export const leadSender =
  (send: SendCall, who: Credentials, { isKilled = false }: SenderOptions = {}): LeadLoadOptions['send'] =>
  async ({ phone, requestId }) => {
    const body = { form: wireLeadForm({ primaryMobile: phone }), requestId };
    const { status, reply, retryAfter } = await send(who, 'createLead', { body });
    if (status === 0 && isKilled) return { status: 503, leadId: undefined, retryAfter: '0' };
    return { status, leadId: status === 200 ? reply.data.lead._id : undefined, retryAfter };
  };

/** Acknowledged leads of the agent that the database lost or holds twice, and answers that must not be. */
export const leadProblems = async (
  db: Database,
  agentId: string,
  { acknowledged, faults }: LeadLoad,
): Promise<readonly string[]> => {
  const kept = await db.selectFrom('leads').select(['id', 'phone']).where('agent_id', '=', agentId).execute();
  const { lost, twice } = compareLeads(acknowledged, kept);
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged leads are lost`] : []),
    ...(twice.length > 0 ? [`${twice.length} leads were entered twice`] : []),
    ...faults,
  ];
};
