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

/** A code to sign in, typed by the agent. */
export const countLogin = async ({
  database,
  backend,
  people,
  count,
  succeed,
}: CountedBackend): Promise<void> => {
  const { db } = database;
  const { phone } = await db
    .selectFrom('agents')
    .select('phone')
    .where('id', '=', people.typicalId)
    .executeTakeFirstOrThrow();
  const { key } = await count('login: sendOtp', 'sale', () =>
    succeed({}, 'sendOtp', { body: { mobileNo: phone } }),
  );
  const { id, payload } = await db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', 'sendOtp')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const job = openPayload(backend.services.secret, id, payload) as Job;
  if (job.kind !== 'sendOtp') throw new Error('The job sends no code');
  await count('login: verifyOtp', 'sale', () => succeed({}, 'verifyOtp', { body: { key, otp: job.code } }));
};

/** From the first quote to the policy, and what is read and written around it. */
export const countSale = async ({
  database,
  people,
  count,
  succeed,
  signIn,
}: CountedBackend): Promise<void> => {
  const headers = await signIn(people.typicalId);
  const phone = '6281277000001';
  const sell = ([name, parts]: SaleCall) => {
    const saved = name === 'updateQuote' ? Object.keys(parts.body as object) : [];
    return count(['sale:', name, ...saved].join(' '), 'sale', () => succeed(headers, name, parts));
  };
  const quoteId = idOfReply(await sell(createKite(phone)));
  for (const call of [...offerKite(quoteId), ...confirmKite(quoteId, phone)]) await sell(call);
  await sell(['generateLink', { query: { quoteId, type: 'lead' } }]);
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
  await count('agent: markAllNotifications', 'other', () => succeed(headers, 'markAllNotifications'));
};
