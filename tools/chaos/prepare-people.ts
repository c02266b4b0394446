import type { RunPeople } from './chaos-database.ts';
import { createKite, idOfReply, offerKite, patchKite } from './kite-sale.ts';
import type { InvitedCustomer } from './mixed-people.ts';
import type { SendCall } from './wire-caller.ts';
import { newPhone } from 'backend/testing/people.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import type { Parts, Wire } from 'backend/testing/caller.ts';

const AT_ONCE = 8;

/** Of each agent: a fresh quote, one with a plan and one that is offered. */
const quotesOf = async (agent: TestAgent, callOrFail: CallOrFail): Promise<string[]> => {
  const ids: string[] = [];
  for (const steps of [
    () => [],
    (id: string) => [patchKite(id, { planCode: 'KITE-GOLD' })],
    (id: string) => offerKite(id),
  ]) {
    const id = idOfReply(await callOrFail(agent, ...createKite(newPhone())));
    for (const step of steps(id)) await callOrFail(agent, ...step);
    ids.push(id);
  }
  return ids;
};

const invite = async (agent: TestAgent, callOrFail: CallOrFail): Promise<InvitedCustomer> => {
  const phone = newPhone();
  const quoteId = idOfReply(await callOrFail(agent, ...createKite(phone)));
  for (const step of offerKite(quoteId)) await callOrFail(agent, ...step);
  const { link } = await callOrFail(agent, 'generateLink', { query: { quoteId, type: 'lead' } });
  return { quoteId, phone, linkId: String(link).split('/').at(-1) ?? '' };
};

type CallOrFail = (agent: TestAgent, name: string, parts?: Parts) => Promise<Wire>;

export interface PreparedPeople {
  readonly agents: readonly { readonly agent: TestAgent; readonly quoteIds: string[] }[];
  readonly customers: readonly InvitedCustomer[];
}

/** Quotes of the agents at several stages, and links for customers; nothing of it is measured. */
export const preparePeople = async (
  send: SendCall,
  { agents }: RunPeople,
  customers: number,
): Promise<PreparedPeople> => {
  const callOrFail: CallOrFail = async (agent, name, parts) => {
    const { status, reply } = await send(agent.headers, name, parts);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const made = {
    agents: [] as { agent: TestAgent; quoteIds: string[] }[],
    customers: [] as InvitedCustomer[],
  };
  const waiting = [
    ...agents.map((agent) => async () => {
      made.agents.push({ agent, quoteIds: await quotesOf(agent, callOrFail) });
    }),
    ...Array.from({ length: customers }, (_one, index) => async () => {
      const agent = agents[index % agents.length];
      if (agent !== undefined) made.customers.push(await invite(agent, callOrFail));
    }),
  ];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
};
