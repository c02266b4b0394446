import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';

/** An agent whose account is not active has proved the phone (N03, ruling R50). */
export const Screen = () => {
  const text = useText();
  return (
    <ResultPage
      kind="info"
      title={text('inactive.title')}
      text={text('inactive.text')}
      actions={
        <SupportLinks
          subject={text('inactive.subject', { brand: BRAND.name })}
          label={text('onb.contactUs')}
        />
      }
    />
  );
};
