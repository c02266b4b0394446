import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { insertAgentChange } from '#areas/agents/sql/agent-changes.ts';
import type { AgentChange } from '#areas/agents/sql/agent-changes.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import type { Services } from '../services.ts';

const NOTICES = { bank: 'bankChanged', tax: 'taxChanged', idCard: 'idCardChanged' } as const;

export interface Changed {
  readonly agentId: string;
  readonly what: AgentChange;
  /** Of whoever changed it. */
  readonly language: Language;
}

/** Records the change and tells the agent of it, in the application and by message (ruling R55). */
export const tellOfChange = async (
  tx: Queries,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { agentId, what, language }: Changed,
): Promise<void> => {
  const now = services.clock.now();
  const notice = NOTICES[what];
  await insertAgentChange(tx, { agentId, what }, now);
  await insertAgentNotice(tx, { agentId, kind: notice, data: {}, now });
  await services.enqueue(tx, { kind: 'sendAccountNotice', agentId, notice, data: {}, language });
};
