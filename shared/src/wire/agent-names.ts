/** How the record of an agent is spelled, on the wire and where the browser keeps it. */
export const agentNames = {
  id: '_id',
  firstName: 'first_name',
  lastName: 'last_name',
  agentCode: 'agent_id',
  level: 'hierarchy_id',
} as const;
