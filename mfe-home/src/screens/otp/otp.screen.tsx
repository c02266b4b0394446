import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';

export const Screen = () => {
  const t = useText();
  return <Page title={t('home.otp.title')} />;
};
