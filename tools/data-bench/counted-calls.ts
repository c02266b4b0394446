import { randomUUID } from 'node:crypto';
import { wireLeadForm } from 'backend/areas/leads/testing/leads.ts';
import { aTask } from 'backend/areas/todo/testing/todos.ts';
import { openPayload } from 'backend/core/access/secrets.ts';
import type { Job } from 'backend/areas/services.ts';
import {
  confirmKite,
  createKite,
  idOfReply,
  offerKite,
  pageOfReply,
  readKite,
  recordOfReply,
} from '../chaos/kite-sale.ts';
import type { SaleCall } from '../chaos/kite-sale.ts';
import { payAtSandbox } from '../chaos/wire-caller.ts';
import type { CountedBackend } from './counted-backend.ts';
import { readsOf } from './list-calls.ts';

const PEOPLE = { typicalId: 'typical agent', largestId: 'largest agent', managerId: 'manager' } as const;

/** The lists and figures of each kind of person, and of staff. */
export const countReads = async (counted: CountedBackend): Promise<void> => {
  const { database, people, count, succeed, signIn } = counted;
  const { id: staffId } = await database.db
    .selectFrom('agents')
    .select('id')
    .where('user_type', '=', 'Staff')
    .limit(1)
    .executeTakeFirstOrThrow();
  const readAs = async (who: keyof typeof PEOPLE | 'staffId', id: string): Promise<void> => {
    const headers = await signIn(id, who === 'staffId' ? 'staff' : 'agent');
    const said = who === 'staffId' ? 'staff' : PEOPLE[who];
    for (const { name, words, parts } of readsOf(who))
      await count([`${said}: ${name}`, words].filter(Boolean).join(' '), 'list', () =>
        succeed(headers, name, parts),
      );
  };
  for (const who of ['typicalId', 'largestId', 'managerId'] as const) await readAs(who, people[who]);
  await readAs('staffId', staffId);
};

/** A code that is asked for with this, and typed. */
const countCode = async (
  { database, backend, count, succeed }: CountedBackend,
  who: string,
  body: { readonly mobileNo: string; readonly linkId?: string },
): Promise<void> => {
  const { key } = await count(`${who}: sendOtp`, 'sale', () => succeed({}, 'sendOtp', { body }));
  const { id, payload } = await database.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', 'sendOtp')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const job = openPayload(backend.services.secret, id, payload) as Job;
  if (job.kind !== 'sendOtp') throw new Error('The job sends no code');
  await count(`${who}: verifyOtp`, 'sale', () => succeed({}, 'verifyOtp', { body: { key, otp: job.code } }));
};

export const countLogin = async (counted: CountedBackend): Promise<void> => {
  const { phone } = await counted.database.db
    .selectFrom('agents')
    .select('phone')
    .where('id', '=', counted.people.typicalId)
    .executeTakeFirstOrThrow();
  await countCode(counted, 'login', { mobileNo: phone });
};

/** What an agent enters, reads through once or takes home as a file. */
export const countDay = async ({ people, count, succeed, signIn }: CountedBackend): Promise<void> => {
  const { typicalId, largestId } = people;
  const [typical, largest] = [await signIn(typicalId), await signIn(largestId)];
  await count('typical agent: createLead', 'other', () =>
    succeed(typical, 'createLead', {
      body: {
        form: wireLeadForm({ leadOwnerId: typicalId, leadCreatorId: typicalId }),
        requestId: randomUUID(),
      },
    }),
  );
  const scheduledDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await count('typical agent: createTodo', 'other', () =>
    succeed(typical, 'createTodo', { body: aTask([typicalId], { scheduledDate }) }),
  );
  for (const [said, headers] of [
    ['typical agent', typical],
    ['largest agent', largest],
  ] as const) {
    for (const list of ['leads', 'policies'])
      await count(`${said}: exportList ${list}`, 'other', () =>
        succeed(headers, 'exportList', { params: { list } }),
      );
    await count(`${said}: markAllNotifications`, 'other', () => succeed(headers, 'markAllNotifications'));
  }
};

/** From the first quote to the policy, with the customer who looks at it. */
export const countSale = async (counted: CountedBackend): Promise<void> => {
  const { database, people, count, succeed, signIn } = counted;
  const headers = await signIn(people.typicalId);
  const phone = '6281277000001';
  const sell = ([name, parts]: SaleCall) => {
    const saved = name === 'updateQuote' ? Object.keys(parts.body as object) : [];
    return count(['sale:', name, ...saved].join(' '), 'sale', () => succeed(headers, name, parts));
  };
  const quoteId = idOfReply(await sell(createKite(phone)));
  for (const call of offerKite(quoteId)) await sell(call);
  const { link } = await sell(['generateLink', { query: { quoteId, type: 'lead' } }]);
  const linkId = String(link).split('/').at(-1) ?? '';
  await count('customer: decryptLink', 'sale', () => succeed({}, 'decryptLink', { query: { id: linkId } }));
  await countCode(counted, 'customer', { mobileNo: phone, linkId });
  for (const call of confirmKite(quoteId, phone)) await sell(call);
  const { proposalNo } = recordOfReply(await sell(readKite(quoteId)));
  const { url } = pageOfReply(await sell(['checkout', { query: { proposalNo } }]));
  await count('sale: payment reported, policy issued', 'sale', async () => {
    if (!(await payAtSandbox(url))) throw new Error('The payment page did not answer');
  });
  await database.db
    .selectFrom('policies')
    .select('policy_no')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  await sell(['paymentState', { query: { quoteId } }]);
  await sell(['policyDetail', { params: { quoteId } }]);
};
