import type { AgentUser } from '@payung/shared/domain/people/agent-user.ts';
import type { Agent } from '#areas/agents/tables.ts';

/** The record that signing in leaves in the store (SHELL-037). */
export const agentUserOf = (agent: Agent): AgentUser => ({
  id: agent.id,
  firstName: agent.first_name,
  lastName: agent.last_name,
  agentCode: agent.agent_code,
  userType: agent.user_type,
  channelCode: agent.channel_code,
  level: { levelCode: agent.level_code },
  hierarchy: agent.hierarchy,
});
