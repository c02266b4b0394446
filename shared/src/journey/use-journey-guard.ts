import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstOpen, mayVisit } from '#journey/journey.ts';
import type { Journey } from '#journey/journey.ts';
import { quoteAddress, useQuoteId } from '#journey/quote-address.ts';

/**
 * Leads away from a stop whose time has not come, to the first open one. Waits while the answers are
 * unknown. Tells whether the stop may be shown.
 */
export const useJourneyGuard = <A, I extends string>(
  journey: Journey<A, I>,
  answers: A | undefined,
  id: I,
): boolean => {
  const navigate = useNavigate();
  const quoteId = useQuoteId();
  const isAllowed = answers !== undefined && mayVisit(journey, answers, id);
  const detour = answers === undefined || isAllowed ? undefined : firstOpen(journey, answers).path;

  useEffect(() => {
    if (detour !== undefined) void navigate(quoteAddress(detour, quoteId), { replace: true });
  }, [detour, quoteId, navigate]);

  return isAllowed;
};
