import { QrCode } from '@payung/shared/ui/feedback/qr-code.tsx';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

/** The page as anybody may see it: no query, nothing behind the `#`, no secret. */
const pageAddress = (): string => `${location.origin}${location.pathname}`;

/** For browsers without a camera: the same page elsewhere, where phone and code open it again. */
export const OtherBrowser = () => {
  const text = useText();
  const link = pageAddress();
  return (
    <section className="py-card" aria-label={text('idCard.elsewhere')}>
      <InlineNotice kind="info" text={text('idCard.elsewhere.text')} />
      <CopyField label={text('idCard.elsewhere.link')} value={link} />
      <QrCode link={link} label={text('idCard.elsewhere.qr')} caption={text('idCard.elsewhere.caption')} />
    </section>
  );
};
