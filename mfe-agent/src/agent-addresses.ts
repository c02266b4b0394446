import { agentRoutes } from '#contract/routes.ts';

/** The addresses of an agent that differ by user type. */
interface AgentAddresses {
  readonly leads: string;
  readonly todo: string;
}

const MITRA: AgentAddresses = { leads: agentRoutes.leads.path, todo: agentRoutes.todo.path };
const COMMERCIAL: AgentAddresses = {
  leads: agentRoutes.commercialLeads.path,
  todo: agentRoutes.commercialTodo.path,
};

/** Support works at the addresses of Commercial. */
export const agentAddresses = (userType: string): AgentAddresses =>
  userType === 'Commercial' || userType === 'Support' ? COMMERCIAL : MITRA;
