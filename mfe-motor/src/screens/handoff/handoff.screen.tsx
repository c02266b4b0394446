import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { Button } from 'antd';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useOpenHandoff } from './use-open-handoff.ts';

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
