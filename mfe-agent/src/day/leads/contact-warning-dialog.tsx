import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { ContactWarning } from '@payung/shared/domain/leads/contact-hours.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

interface ContactWarningDialogProps {
  readonly name: string;
  readonly zone: Zone;
  readonly warnings: readonly ContactWarning[];
  readonly onClose: () => void;
  /** How to go on all the same; nothing where that is not possible. */
  readonly children: ReactNode;
}

const REASONS = {
  doNotContact: 'leads.warn.doNotContact',
  noConsent: 'leads.warn.noConsent',
  sunday: 'leads.warn.sunday',
  hours: 'leads.warn.hours',
  holiday: 'leads.warn.holiday',
} as const satisfies Record<ContactWarning['reason'], string>;

/** Why somebody should not be contacted now. */
export const ContactWarningDialog = ({
  name,
  zone,
  warnings,
  onClose,
  children,
}: ContactWarningDialogProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <AdaptiveDialog
      open
      title={text('leads.warn.title', { name })}
      onClose={onClose}
      footer={
        <div className="py-row">
          {children}
          <Button type="primary" size="large" onClick={onClose}>
            {text('leads.warn.later')}
          </Button>
        </div>
      }
    >
      <div className="py-stack-tight">
        {warnings.map((warning) => (
          <InlineNotice
            key={warning.reason}
            kind="warning"
            text={text(REASONS[warning.reason], {
              name,
              zone,
              holiday: warning.reason === 'holiday' ? warning.holiday[language] : '',
            })}
          />
        ))}
      </div>
    </AdaptiveDialog>
  );
};
