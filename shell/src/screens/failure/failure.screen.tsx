import { useNavigate } from 'react-router-dom';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { readLastLink } from '@payung/shared/session/persistence.ts';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import { OfflineHint } from '#screens/outcome/offline-hint.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** A failure without a known cause (N05); its button opens the link or the login page again. */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const lastLink = readLastLink();
  const again = lastLink === undefined ? shellRoutes.login.path : `/${lastLink.prefix}/${lastLink.linkId}`;
  return (
    <ResultPage
      kind="error"
      title={text('link.failure.title')}
      text={text('link.failure.text')}
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void navigate(again)}>
            {text('common.tryAgain')}
          </Button>
          <SupportLinks subject={text('link.failure.title')} label={text('error.support')} />
        </>
      }
    >
      <OfflineHint />
    </ResultPage>
  );
};
