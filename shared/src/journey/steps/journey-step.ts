import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { ProgressStep } from '#routes/route.ts';
import { isLayerOpen } from '#ui/feedback/back-layers.ts';
import { changedElsewhere, handedOn } from '#ui/layout/changed-elsewhere.tsx';
import { firstOpen, mayVisit, next, previous } from './journey.ts';
import type { Journey, JourneyAnswers } from './journey.ts';
import { quoteAddress, useQuoteId } from './quote-address.ts';
import { today } from './today.ts';

/** What a screen of a journey stands on: its quote, and where it leads. Screens spell none of it themselves. */
export interface JourneyStep<Quote> {
  /** Empty where the address names none. */
  readonly quoteId: string;
  readonly quote: UseQueryResult<Quote>;
  /** Whether the screen may be shown; otherwise it is being left. */
  readonly isOpen: boolean;
  /** It is only looked at: nothing can be entered, and nothing follows. */
  readonly isOnlyShown: boolean;
  /** Step of the progress panel. */
  readonly progress: ProgressStep | undefined;
  /** Path of this stop, which names no quote. */
  readonly path: string;
  /** Address of the stop before this one; nothing at the start. */
  readonly back: string | undefined;
  readonly goBack: () => void;
  /** Address of the stop after this one for a quote as it was just saved. */
  readonly nextAddress: (saved: Quote) => string | undefined;
  /** The same for a quote that was just made, of which nothing but the id is known. */
  readonly nextAddressOfNew: (quoteId: string) => string | undefined;
  /** Leads to the stop after this one; `state` is the navigation state of its page. */
  readonly goNext: (saved: Quote, state?: object) => void;
  /** Address of the first stop that still asks something. */
  readonly openAddress: (saved: Quote) => string;
  /** Address of the form that makes a quote, or changes the one at hand: the journey's entry. */
  readonly entryAddress: string | undefined;
  /** Under which name the device keeps what was typed here. */
  readonly draft: string;
}

const addressOf = (
  found: { readonly route: { readonly path: string } } | undefined,
  quoteId: string | undefined,
): string | undefined => (found === undefined ? undefined : quoteAddress(found.route.path, quoteId));

/**
 * The step of a journey that a screen shows. Leads away when the screen's time has not come, or when the
 * address names no quote.
 */
export const useJourneyStep = <Quote extends { readonly id: string }, Id extends string>(
  journey: Journey<Quote, Id>,
  stop: Id,
  quote: UseQueryResult<Quote>,
): JourneyStep<Quote> => {
  const quoteId = useQuoteId();
  const navigate = useNavigate();
  const isAgent = !useIsLinkMode();
  const answersOf = (record: Quote | undefined): JourneyAnswers<Quote> => ({
    quote: record,
    isAgent,
    today: today(),
  });
  const isKnown = quoteId === undefined || quote.data !== undefined;
  const { state } = useLocation() as { readonly state: unknown };
  const isOpen = useJourneyGuard(journey, isKnown ? answersOf(quote.data) : undefined, stop);

  const here = journey.stops.find(({ id }) => id === stop);
  const row = here?.route;
  const back = addressOf(previous(journey, answersOf(quote.data), stop), quoteId);
  const nextAddress = (saved: Quote): string | undefined =>
    addressOf(next(journey, answersOf(saved), stop), saved.id);
  return {
    quoteId: quoteId ?? '',
    quote,
    isOpen,
    isOnlyShown: here?.isOnlyShown?.(state) === true,
    progress: row?.step,
    path: row?.path ?? '',
    back,
    goBack: () => {
      if (back !== undefined) void navigate(back);
    },
    nextAddress,
    nextAddressOfNew: (id) => addressOf(next(journey, answersOf(undefined), stop), id),
    goNext: (saved, nextState) => {
      const address = nextAddress(saved);
      // From a dialog, too, which is over then.
      if (address !== undefined) void navigate(address, { state: nextState, replace: isLayerOpen() });
    },
    openAddress: (saved) => quoteAddress(firstOpen(journey, answersOf(saved)).route.path, saved.id),
    entryAddress: addressOf(
      journey.stops.find(({ isEntry }) => isEntry === true),
      quoteId,
    ),
    draft: `${journey.name}/${stop}/${quoteId ?? 'new'}`,
  };
};

/**
 * Leads away from a stop whose time has not come, to the first open one. Waits while the answers are
 * unknown. Tells whether the stop may be shown. A stop that was shown and is too late now was left behind by
 * somebody else's change: the page that it leads to says so.
 */
export const useJourneyGuard = <Q, I extends string>(
  journey: Journey<Q, I>,
  answers: JourneyAnswers<Q> | undefined,
  id: I,
): boolean => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const quoteId = useQuoteId();
  const quote = answers?.quote;
  const isOnlyShown = journey.stops.find((stop) => stop.id === id)?.isOnlyShown?.(state) === true;
  const isAllowed = answers !== undefined && (isOnlyShown || mayVisit(journey, answers, id));
  const open = answers === undefined || isAllowed ? undefined : firstOpen(journey, answers);
  const detour = open?.route.path;
  const positionOf = (stop: I | undefined): number => journey.stops.findIndex((row) => row.id === stop);
  const isBefore = open !== undefined && positionOf(open.id) < positionOf(id);
  const shown = useRef<Q>(undefined);

  useEffect(() => {
    if (isAllowed) shown.current = quote;
  }, [isAllowed, quote]);

  useEffect(() => {
    if (detour === undefined) return;
    const isChange = isBefore && shown.current !== undefined;
    const nextState = isChange ? changedElsewhere(shown.current, quote) : handedOn(state);
    void navigate(quoteAddress(detour, quoteId), { replace: true, state: nextState });
  }, [detour, isBefore, quote, state, quoteId, navigate]);

  return isAllowed;
};
