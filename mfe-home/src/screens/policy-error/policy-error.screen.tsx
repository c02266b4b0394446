import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { homeRoutes } from '#contract/routes.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useReason } from './reason.ts';
import styles from './policy-error.module.css';

/** A policy that was not issued, or not printed (HOME-120, PAY-035). */
export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const quoteId = useQuoteId() ?? '';
  const { hasPolicy, message, explanation, isAsking } = useReason(quoteId);
  if (isAsking) return <Loading shape="result" />;
  const go = (path: string) => (): void => void navigate(quoteAddress(path, quoteId));
  return (
    <ResultPage
      kind="error"
      title={t('error.page.heading')}
      text={explanation.map((id) => (
        <p key={id}>{t(id)}</p>
      ))}
      actions={
        <>
          <Button type={hasPolicy ? 'default' : 'primary'} size="large" onClick={go(homeRoutes.payment.path)}>
            {t('common.tryAgain')}
          </Button>
          {hasPolicy ? (
            <Button type="primary" size="large" onClick={go(homeRoutes.policySuccess.path)}>
              {t('home.policyError.policy')}
            </Button>
          ) : null}
          <BackToDashboard />
        </>
      }
    >
      {message === undefined ? null : (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
    </ResultPage>
  );
};
