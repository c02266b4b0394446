import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { asCustomer } from 'backend/testing/caller.ts';
import type { Credentials, Wire } from 'backend/testing/caller.ts';
import { wireLeadForm } from 'backend/areas/leads/testing/leads.ts';
import { newPhone } from 'backend/testing/people.ts';
import {
  confirmKite,
  createKite,
  idOfReply,
  pageOfReply,
  patchKite,
  readKite,
  recordOfReply,
} from './kite-sale.ts';
import type { SaleCall } from './kite-sale.ts';
import type { MeasuredCalls } from './measured-calls.ts';
import { oneOf } from './chaos-run.ts';
import type { Random } from './chaos-run.ts';
import { payAtSandbox } from './wire-caller.ts';

/** What a person needs; each has an address of their own. */
export interface Person {
  readonly call: MeasuredCalls['call'];
  readonly random: Random;
  /** As people think, 1 to 5 seconds; throws when the run is over. */
  readonly think: () => Promise<void>;
}

const page = { query: { perPage: '10' } };
const READS: readonly SaleCall[] = [
  ['recentQuotes', page],
  ['getNotifications', page],
  ['homeFigures', {}],
  ['listLeads', page],
  ['leadCounts', {}],
  ['paymentPending', page],
  ['todayDue', {}],
  ['listPolicies', {}],
];

/** Lists, leads, quotes with a plan and discounts, until the run is over. */
export const beAgent = async (person: Person, who: Credentials, quoteIds: string[]): Promise<void> => {
  const { call, random, think } = person;
  const own = (): string => oneOf(random, quoteIds);
  const doings: readonly (() => Promise<unknown>)[] = [
    ...READS.map((read) => () => call(who, ...read)),
    () => call(who, ...readKite(own())),
    () => call(who, ...readKite(own())),
    () => call(who, 'createLead', { body: { form: wireLeadForm(), requestId: randomUUID() } }),
    async () => {
      const quoteId = idOfReply(await call(who, ...createKite(newPhone())));
      await think();
      await call(who, ...patchKite(quoteId, { planCode: 'KITE-GOLD' }));
      await think();
      await call(who, ...patchKite(quoteId, { discountPercent: oneOf(random, [5, 10, 15]) }));
      quoteIds.push(quoteId);
    },
  ];
  for (;;) {
    await think();
    await oneOf(random, doings)();
  }
};

export interface InvitedCustomer {
  readonly quoteId: string;
  readonly phone: string;
  readonly linkId: string;
}

const logIn = async (
  { call, think }: Person,
  { linkId, phone }: InvitedCustomer,
  codeFor: (key: string) => Promise<string>,
): Promise<Credentials> => {
  await call({}, 'decryptLink', { query: { id: linkId } });
  await think();
  const { key } = await call({}, 'sendOtp', {
    query: { isCustomerFlow: 'true' },
    body: { mobileNo: phone, linkId },
  });
  let code = '';
  while (code === '') {
    await think();
    code = await codeFor(key);
  }
  const { visit }: Wire = await call({}, 'verifyOtp', { body: { key, otp: Number(code) } });
  return asCustomer(visit.cipher);
};

interface CustomerOptions {
  readonly invited: InvitedCustomer;
  readonly photo: Blob;
  readonly codeFor: (key: string) => Promise<string>;
}

/** By link with a code to the payment, and then looking at the policy until the run is over. */
export const beCustomer = async (person: Person, options: CustomerOptions): Promise<void> => {
  const { call, think } = person;
  const { invited, photo, codeFor } = options;
  const { quoteId, phone } = invited;
  await think();
  const who = await logIn(person, invited, codeFor);
  await call(who, ...readKite(quoteId));
  await think();
  const form = new FormData();
  form.set('file', photo, 'card.jpg');
  await call(who, 'uploadIdentity', { params: { quoteId }, body: form });
  for (const step of confirmKite(quoteId, phone)) {
    await think();
    await call(who, ...step);
  }
  const { proposalNo } = recordOfReply(await call(who, ...readKite(quoteId)));
  await think();
  const { url } = pageOfReply(await call(who, 'checkout', { query: { proposalNo } }));
  await think();
  await payAtSandbox(url);
  for (;;) {
    await call(who, 'paymentState', { query: { quoteId } });
    await pause(1000);
    await think();
    await call(who, ...readKite(quoteId));
  }
};

/** The insurer's people look. */
export const beStaff = async ({ call, random, think }: Person, who: Credentials): Promise<void> => {
  for (;;) {
    await think();
    await call(who, oneOf(random, ['failedJobs', 'getAgent', 'getAgent']));
  }
};
