import { isSold, stageRank } from '../stages.ts';
import type { Stage } from '../stages.ts';

/** How far a customer has come with the newest share link of a quote; `none` while there is none. */
export const LINK_STATES = ['none', 'sent', 'opened', 'verified', 'revoked', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface QuoteFacts {
  readonly stage: Stage;
  readonly link?: LinkState | undefined;
  /** `Paid`, `PayLater`, `Cancelled`, … */
  readonly paymentStatus?: string | undefined;
  readonly isRejected?: boolean | undefined;
  /** Its price, or the time to pay it, has ended. */
  readonly isOver?: boolean | undefined;
}

export type QuoteState =
  | Exclude<LinkState, 'none' | 'expired'>
  | 'awaitingPayment'
  | 'cancelled'
  | 'linkExpired'
  | 'notSent'
  | 'over'
  | 'paid'
  | 'photos'
  | 'rejected'
  | 'unfinished';

const soldState = ({ paymentStatus, isOver = false }: QuoteFacts): QuoteState => {
  if (paymentStatus === 'Cancelled') return 'cancelled';
  if (paymentStatus !== 'PayLater') return 'paid';
  return isOver ? 'cancelled' : 'awaitingPayment';
};

const STATE_OF_LINK = {
  none: 'notSent',
  sent: 'sent',
  opened: 'opened',
  verified: 'verified',
  revoked: 'revoked',
  expired: 'linkExpired',
} as const satisfies Record<LinkState, QuoteState>;

/** The state of a quote as people speak of it, in all lists: what the customer did, never the stage of the system. */
export const quoteStateOf = (quote: QuoteFacts): QuoteState => {
  const { stage, link = 'none', isRejected = false, isOver = false } = quote;
  if (isSold(stage)) return soldState(quote);
  if (isRejected) return 'rejected';
  if (isOver) return 'over';
  if (stage === 'Qc Checked') return 'photos';
  if (stage === 'Full Quote Created') return 'awaitingPayment';
  const isPriced = stageRank(stage) >= stageRank('Quick Quote Created');
  return link === 'none' && !isPriced ? 'unfinished' : STATE_OF_LINK[link];
};
