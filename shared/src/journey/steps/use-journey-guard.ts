import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changedElsewhere, handedOn } from '#ui/layout/changed-elsewhere.tsx';
import { firstOpen, mayVisit } from './journey.ts';
import type { Journey, JourneyAnswers } from './journey.ts';
import { quoteAddress, useQuoteId } from './quote-address.ts';

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
    const told = isChange ? changedElsewhere(shown.current, quote) : handedOn(state);
    void navigate(quoteAddress(detour, quoteId), { replace: true, state: told });
  }, [detour, isBefore, quote, state, quoteId, navigate]);

  return isAllowed;
};
