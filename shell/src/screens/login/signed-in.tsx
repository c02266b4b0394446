import { Button } from 'antd';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/text.ts';

interface SignedInProps {
  readonly name: string;
  readonly onContinue: () => void;
  readonly onOther: () => void;
}

/** Shown on the login page to an agent who is signed in already; opening the page does not log out. */
export const SignedIn = ({ name, onContinue, onOther }: SignedInProps) => {
  const text = useText();
  return (
    <Page title={text('login.title')} intro={text('login.signedIn', { name })}>
      <div className="py-row">
        <Button type="primary" size="large" onClick={onContinue}>
          {text('login.goHome')}
        </Button>
        <Button size="large" onClick={onOther}>
          {text('login.other')}
        </Button>
      </div>
    </Page>
  );
};
