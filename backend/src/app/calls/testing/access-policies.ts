import type { refundEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { owedRefund, takenBackSale } from '#areas/payment/testing/refunds.ts';
import type { AreaServer } from '#testing/area-server.ts';
import type { Parts } from '#testing/caller.ts';
import { soldPolicy } from '#areas/network/testing/networks.ts';
import type { TestAgent } from '#testing/people.ts';

/** The code in the address of the page of a policy that the agent has sold. */
export const newCheckCode = async (server: AreaServer, owner: TestAgent): Promise<string> => {
  const policyNo = await soldPolicy(server, owner, { premium: 100_000, now: server.clock.now() });
  const { check_code } = await server.services.db
    .selectFrom('policies')
    .select('check_code')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return check_code;
};

/** What is owed back, made for the calls that pay it. */
export const newRefundId = async (server: AreaServer, name: string): Promise<string> =>
  name === 'enterRefund' || name === 'decideRefund' ? (await owedRefund(server)).refundId : '0';

/** The invoice of a payment that was taken back. */
export const newTakenBack = async (server: AreaServer, name: string): Promise<string> =>
  name === 'keepTakenBack' ? (await takenBackSale(server)).invoiceNumber : 'none';

interface RefundFixture {
  readonly takenBackInvoice: string;
  readonly refundId: string;
}

/** A well-formed call for every row about refunds, as it goes over the wire. */
export const REFUND_CALLS: Readonly<Record<keyof typeof refundEndpoints, (fixture: RefundFixture) => Parts>> =
  {
    refundCount: () => ({}),
    listRefunds: () => ({}),
    enterRefund: ({ refundId }) => ({
      params: { refundId },
      body: { version: 1, reference: `TRX-${refundId}`, paidOn: '2026-01-15' },
    }),
    listTakenBack: () => ({}),
    keepTakenBack: ({ takenBackInvoice: invoiceNo }) => ({
      params: { invoiceNo },
      body: { reason: 'Paid by transfer' },
    }),
    decideRefund: ({ refundId }) => ({
      params: { refundId },
      body: { version: 1, verdict: 'returned', reason: 'Typed wrongly' },
    }),
  };
