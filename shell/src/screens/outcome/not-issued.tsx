import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { useText } from '#messages/text.ts';
import { OfflineHint } from './offline-hint.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface NotIssuedProps {
  readonly explanation: ReactNode;
  /** Names the quote to support. */
  readonly quoteId: string;
  /** Absent while the product of the quote is unknown. */
  readonly retry: string | undefined;
  /** What else is to be known, such as money that goes back. */
  readonly children?: ReactNode;
}

/** A quote or policy that could not be issued; what was typed is kept (N20, N44). */
export const NotIssued = ({ explanation, quoteId, retry, children }: NotIssuedProps) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ResultPage
      kind="error"
      title={text('error.page.heading')}
      text={explanation}
      actions={
        <>
          {retry === undefined ? null : (
            <Button type="primary" size="large" onClick={() => void navigate(retry)}>
              {text('common.tryAgain')}
            </Button>
          )}
          <BackToDashboard />
          <SupportLinks
            subject={text('error.supportSubject', { quote: quoteId })}
            label={text('error.support')}
          />
        </>
      }
    >
      {children}
      <OfflineHint />
    </ResultPage>
  );
};
