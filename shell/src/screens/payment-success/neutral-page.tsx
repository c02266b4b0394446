import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';

/** For visitors who may not see the quote: says nothing about it, not even whether it exists. */
export const NeutralPage = () => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ResultPage
      kind="info"
      title={text('success.neutral.title')}
      text={text('success.neutral.text')}
      actions={
        <Button size="large" onClick={() => void navigate(shellRoutes.login.path)}>
          {text('login.title')}
        </Button>
      }
    />
  );
};
