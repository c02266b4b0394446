import { Button } from 'antd';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/text.ts';

interface SignedInProps {
  readonly name: string;
  readonly onContinue: () => void;
  readonly onOther: () => void;
}

/** Somebody is signed in already; a login page must not end that by being looked at. */
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
