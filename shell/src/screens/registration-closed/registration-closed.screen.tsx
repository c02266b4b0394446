import { useLocation } from 'react-router-dom';
import { config } from '@payung/shared/config.ts';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';

const REFERRAL_CODE = /^[\w-]{1,40}$/;

/** Where the invitation of an agent lands while the remote that registers agents is not deployed. */
export const Screen = () => {
  const text = useText();
  const { search } = useLocation();
  const { insurer, supportEmail: email } = config.brand;
  const code = new URLSearchParams(search).get('referralCode') ?? '';
  const explanation = REFERRAL_CODE.test(code)
    ? text('link.register.text', { insurer, email, code })
    : text('link.register.textNoCode', { insurer, email });
  return (
    <ResultPage
      kind="info"
      title={text('link.register.title')}
      text={explanation}
      actions={<SupportLinks subject={`${text('link.register.title')} ${code}`.trim()} />}
    />
  );
};
