import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

/** ID card or tax number are saved (ONB-013). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const isTax = useLocation().pathname === onboardingRoutes.profileTaxDone.path;
  return (
    <ResultPage
      kind="success"
      title={text(isTax ? 'profile.taxDone' : 'profile.cardDone')}
      text={text(isTax ? 'profile.taxDone.text' : 'profile.cardDone.text')}
      actions={
        <Button type="primary" size="large" onClick={() => void navigate(onboardingRoutes.profile.path)}>
          {text('onb.backProfile')}
        </Button>
      }
    />
  );
};
