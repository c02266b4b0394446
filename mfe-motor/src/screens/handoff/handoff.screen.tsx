import { useEffect, useState, useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { call } from '@payung/shared/api/client.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { enterHandoff } from '@payung/shared/session/sign-in.ts';
import { useText } from '#messages/catalogue.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { OpenedHandoff } from '#contract/schemas/inspection.ts';
import { handoffStateOf } from '#photos/handoff/handoff-session.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** The second device: opens its link, and leads to the photos (MOT-072). */
export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const [token] = useState(hash.slice(1));
  const { open, error } = useOpenHandoff();

  // The token opens the photos: it stays neither in the address nor in the history.
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  useEffect(() => {
    if (token !== '') open(token);
  }, [token, open]);

  if (token !== '' && error === null) return <Loading shape="result" />;
  const mayRetry = isNoResponse(error) || (error instanceof ApiError && (error.status ?? 0) >= 500);
  return mayRetry ? (
    <ResultPage
      kind="error"
      title={t('motor.handoff.failed')}
      text={t('motor.handoff.failed.text')}
      actions={
        <Button type="primary" size="large" onClick={() => open(token)}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  ) : (
    <ResultPage kind="error" title={t('motor.handoff.closed')} text={t('motor.handoff.over')} />
  );
};

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
