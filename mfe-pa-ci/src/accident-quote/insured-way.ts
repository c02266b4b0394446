import { useNavigate } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { isLayerOpen } from '@payung/shared/ui/feedback/back-layers.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { paCiRoutes } from '#contract/routes.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { InsuredContext } from '#rules/insured.ts';

/** Which insured the form shows, and whether it was opened from the review (ruling K41). */
interface InsuredState {
  /** Place in the order of the insureds, from 1. */
  readonly insuredNo: number;
  readonly edit: boolean;
}

/** The form of an insured: what a link to it needs. */
export const insuredLink = (quoteId: string, insuredNo: number, edit = false) => ({
  path: quoteAddress(paCiRoutes.insured.path, quoteId),
  state: { insuredNo, edit } satisfies InsuredState,
});

/** Nothing for a state that names no insured of the quote. */
export const insuredStateOf = (state: unknown, participants: number): InsuredState | undefined => {
  const { insuredNo, edit } = (state ?? {}) as Partial<Record<keyof InsuredState, unknown>>;
  const isThere = typeof insuredNo === 'number' && Number.isInteger(insuredNo) && insuredNo >= 1;
  return isThere && insuredNo <= participants ? { insuredNo, edit: edit === true } : undefined;
};

/** The ways between the pages of the insureds. */
export const useInsuredWay = (quoteId: string) => {
  const navigate = useNavigate();
  // From a dialog, too, which is over then.
  const go = (path: string, state?: InsuredState): void =>
    void navigate(path, { state, replace: isLayerOpen() });
  return {
    toList: () => go(quoteAddress(paCiRoutes.insureds.path, quoteId)),
    toDetails: () => go(quoteAddress(paCiRoutes.details.path, quoteId)),
    toInsured: (insuredNo: number, edit = false) => {
      const { path, state } = insuredLink(quoteId, insuredNo, edit);
      go(path, state);
    },
  };
};

type Quote = Pick<AccidentQuoteRecord, 'startDate' | 'mailDomains'>;

/** What the rules of the insured at a place (1 is the main one) depend on. */
export const insuredContext = (
  { startDate, mailDomains }: Quote,
  place: number,
  today: IsoDate,
): InsuredContext => ({
  isFirst: place === 1,
  startDate,
  today,
  mailDomains,
});

/** The key of an insured's draft on this device; the number of an insured is never reused. */
export const insuredDraft = (quoteId: string, no: number): string => `accident/insured/${quoteId}/${no}`;
