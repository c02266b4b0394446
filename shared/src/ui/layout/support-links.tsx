import { mailAddress, whatsAppAddress } from '#domain/text/share-text.ts';
import { useText } from '#messages/text.ts';
import { BRAND } from '#ui/brand-settings.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';

interface SupportLinksProps {
  /** What the mail and the message begin with. */
  readonly subject: string;
  /** Of the mail; "Need Help" without. */
  readonly label?: string;
  /** One line beside Back: WhatsApp is its drawing alone. */
  readonly isShort?: boolean;
}

/** How the insurer's people are reached, everywhere alike: by mail, and by WhatsApp beside it. */
export const SupportLinks = ({ subject, label, isShort = false }: SupportLinksProps) => {
  const text = useText();
  const byWhatsApp = text('common.needHelp.whatsApp');
  return (
    <div className="py-row">
      <a className="py-text-button" href={mailAddress(BRAND.supportEmail, subject)}>
        <LineIcon path={DRAWINGS.help} size={20} />
        {label ?? text('common.needHelp')}
      </a>
      <a
        className="py-text-button"
        href={whatsAppAddress(subject, BRAND.supportWhatsApp)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={isShort ? byWhatsApp : undefined}
      >
        <LineIcon path={DRAWINGS.whatsApp} size={20} />
        {isShort ? null : byWhatsApp}
      </a>
    </div>
  );
};
