import type { AgentUser } from '@payung/shared/api/endpoints/auth.ts';
import type { Agent } from '#repositories/tables.ts';

/** The record that signing in leaves in the store (SHELL-037). */
export const agentUserOf = (agent: Agent): AgentUser => ({
  _id: agent.id,
  first_name: agent.first_name,
  last_name: agent.last_name,
  agent_id: agent.agent_code,
  userType: agent.user_type,
  channelCode: agent.channel_code,
  hierarchy_id: { levelCode: agent.level_code },
  hierarchy: agent.hierarchy,
});
