import type { AgentState } from '@payung/shared/session/session.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';

/** What the app keeps in localStorage of an agent who is signed in. */
export const keptAgent = (agent: AgentState): string => JSON.stringify(specifiedAgent.encode(agent));
