import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { enterHandoff } from '@payung/shared/session/sign-in.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { OpenedHandoff } from '#contract/inspection.ts';
import { handoffStateOf } from '#photos/handoff/handoff-session.ts';

/** Shows the token once, and leads to the inspection of the vehicle. */
export const useOpenHandoff = () => {
  const navigate = useNavigate();
  const shown = useRef<string>(undefined);
  const { mutate, error } = useMutation({
    meta: { quiet: true },
    mutationFn: async (token: string): Promise<OpenedHandoff> =>
      (await call(motorEndpoints.openHandoff, { body: { token } })).handoff,
    onSuccess: async (opened) => {
      const handoff = handoffStateOf(opened);
      await enterHandoff(handoff);
      // Back must not lead to a link that was used.
      await navigate(quoteAddress(handoff.pages[0], handoff.quoteId), { replace: true });
    },
    onError: () => {
      shown.current = undefined;
    },
  });
  const open = useCallback(
    (token: string): void => {
      if (shown.current === token) return;
      shown.current = token;
      mutate(token);
    },
    [mutate],
  );
  return { open, error };
};
