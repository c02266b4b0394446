import { useCallback, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { Visit } from '@payung/shared/domain/people/agent-user.ts';
import { useLandOn } from '@payung/shared/journey/otp/customer-otp.tsx';
import { enterLink } from '@payung/shared/session/sign-in.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { inspectionPath } from '#photos/inspection-path.ts';
import { HANDOFF_LINK } from '#photos/is-handoff.ts';

/** Shows the token once, and leads to the inspection of the vehicle. */
export const useOpenHandoff = () => {
  const landOn = useLandOn();
  const shown = useRef<string>(undefined);
  const { mutate, error } = useMutation({
    meta: { quiet: true },
    mutationFn: async (token: string): Promise<Visit> =>
      (await call(motorEndpoints.openHandoff, { body: { token } })).visit,
    onSuccess: async (visit) => {
      await enterLink(visit, { ...HANDOFF_LINK, inviter: visit.inviter });
      landOn(inspectionPath(visit.productId === PRODUCT_IDS.motor2w ? 'motorcycle' : 'car'), visit);
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
