import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstOpen, mayVisit } from './journey.ts';
import type { Journey, JourneyAnswers } from './journey.ts';
import { quoteAddress, useQuoteId } from './quote-address.ts';

/**
 * Leads away from a stop whose time has not come, to the first open one. Waits while the answers are
 * unknown. Tells whether the stop may be shown.
 */
export const useJourneyGuard = <Q, I extends string>(
  journey: Journey<Q, I>,
  answers: JourneyAnswers<Q> | undefined,
  id: I,
): boolean => {
  const navigate = useNavigate();
  const quoteId = useQuoteId();
  const isAllowed = answers !== undefined && mayVisit(journey, answers, id);
  const detour = answers === undefined || isAllowed ? undefined : firstOpen(journey, answers).route.path;

  useEffect(() => {
    if (detour !== undefined) void navigate(quoteAddress(detour, quoteId), { replace: true });
  }, [detour, quoteId, navigate]);

  return isAllowed;
};
