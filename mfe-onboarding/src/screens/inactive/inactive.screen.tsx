import { mailAddress } from '@payung/shared/domain/text/share-text.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** An agent whose account is not active has proved the phone (N03, ruling R50). */
export const Screen = () => {
  const text = useText();
  return (
    <ResultPage
      kind="info"
      title={text('inactive.title')}
      text={text('inactive.text')}
      actions={
        <Button
          type="primary"
          size="large"
          href={mailAddress(BRAND.supportEmail, text('inactive.subject', { brand: BRAND.name }))}
        >
          {text('onb.contactUs')}
        </Button>
      }
    />
  );
};
