import { useLocation } from 'react-router-dom';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { emptyQuoteContext, useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { specifiedVerifiedPhone } from '@payung/shared/session/specified-names.ts';

/** What the state of an address says of the requirements; it survives a reload and ends with the session. */
interface Agreement {
  readonly requirementsAgreed: boolean;
  /** Of the customer, where it is known. */
  readonly phone: string;
}

/** As the state of an address holds it (HOME-009). */
export const agreementState = ({ requirementsAgreed, phone }: Agreement): object => ({
  ...(specifiedVerifiedPhone.encode({ phone }) as object),
  requirementsAgreed,
});

export const useAgreement = (): Agreement => {
  const state: unknown = useLocation().state;
  const { requirementsAgreed, phone } = specifiedVerifiedPhone.decode(state ?? {}) as Partial<
    Record<keyof Agreement, unknown>
  >;
  return {
    requirementsAgreed: requirementsAgreed === true,
    phone: typeof phone === 'string' ? phone : '',
  };
};

/** Starts a new home quote: no quote is open and nothing is resumed (HOME-009). */
export const useBeginHomeQuote = (): (() => void) => {
  const [, changeContext] = useQuoteContext();
  return () => changeContext(emptyQuoteContext);
};

/** A customer agrees unless the quote holds their own information already; without a stage there is no quote. */
export const asksForAgreement = (stage: Stage | undefined): boolean =>
  stage === undefined || stageRank(stage) < stageRank('Customer Information Updated');
