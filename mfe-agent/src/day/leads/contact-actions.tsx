import { useState } from 'react';
import type { ReactNode } from 'react';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import { contactWarnings, isContactForbidden } from './contact-hours.ts';
import type { ContactWarning } from './contact-hours.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { mailAddress, whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useAgentUser, useOwnName } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './contact-actions.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface ContactWarningsProps {
  readonly name: string;
  readonly zone: Zone;
  readonly warnings: readonly ContactWarning[];
}

interface ContactWarningDialogProps extends ContactWarningsProps {
  readonly onClose: () => void;
  /** Continues despite the warnings; undefined when that is not possible. */
  readonly children: ReactNode;
}

const REASONS = {
  doNotContact: 'leads.warn.doNotContact',
  noConsent: 'leads.warn.noConsent',
  sunday: 'leads.warn.sunday',
  hours: 'leads.warn.hours',
  holiday: 'leads.warn.holiday',
} as const satisfies Record<ContactWarning['reason'], string>;

/** Reasons not to contact a person now. */
export const ContactWarnings = ({ name, zone, warnings }: ContactWarningsProps) => {
  const text = useText();
  const language = useLanguage();
  return warnings.map((warning) => (
    <InlineNotice
      key={warning.reason}
      kind="warning"
      text={text(REASONS[warning.reason], {
        name,
        zone,
        holiday: warning.reason === 'holiday' ? warning.holiday[language] : '',
      })}
    />
  ));
};

const ContactWarningDialog = ({ onClose, children, ...of }: ContactWarningDialogProps) => {
  const text = useText();
  return (
    <AdaptiveDialog
      open
      title={text('leads.warn.title', { name: of.name })}
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
        <ContactWarnings {...of} />
      </div>
    </AdaptiveDialog>
  );
};

const WAYS = [
  {
    way: 'message',
    icon: DRAWINGS.whatsApp,
    label: 'leads.message',
    labelFor: 'leads.messageFor',
    anyway: 'leads.anyway.message',
  },
  {
    way: 'call',
    icon: DRAWINGS.phone,
    label: 'leads.call',
    labelFor: 'leads.callFor',
    anyway: 'leads.anyway.call',
  },
  {
    way: 'email',
    icon: DRAWINGS.mail,
    label: 'leads.email',
    labelFor: 'leads.emailFor',
    anyway: 'leads.anyway.email',
  },
] as const;

/** A person with contact data; without any, no icon is shown. */
type Contact = Pick<Lead, 'doNotContact' | 'email' | 'fullName' | 'mayContact' | 'phone' | 'zone'>;

/** A way of contact that has warnings. */
type WarnedContact = (typeof WAYS)[number] & { readonly warnings: readonly ContactWarning[] };

interface ContactActionsProps {
  readonly lead: Contact;
  /** Shows texts beside the icons. */
  readonly hasLabels?: boolean;
}

/** The links of the ways of contact for which the lead has data. */
const useAddresses = ({ fullName, phone = '', email = '' }: Contact) => {
  const text = useText();
  const agent = useOwnName();
  const greeting = text('leads.greeting', {
    name: greetingName(fullName),
    agent,
    brand: BRAND.name,
  });
  return {
    message: phone === '' ? undefined : whatsAppAddress(greeting, phone),
    call: phone === '' ? undefined : `tel:+${normalisePhone(phone)}`,
    email: email === '' ? undefined : mailAddress(email, BRAND.name, greeting),
  };
};

/**
 * Message, call and e-mail, wherever contact data are given (ruling R33). Outside of the hours in which people may
 * be called, on holidays and without consent a warning is shown first.
 */
export const ContactWays = ({ lead, hasLabels = false }: ContactActionsProps) => {
  const text = useText();
  const addresses = useAddresses(lead);
  const [warned, setWarned] = useState<WarnedContact>();
  const ways = WAYS.filter(({ way }) => addresses[way] !== undefined);
  if (ways.length === 0) return null;
  const address = warned === undefined ? undefined : addresses[warned.way];
  return (
    <div className={styles['ways']}>
      {ways.map((one) => (
        <a
          key={one.way}
          className={hasLabels ? 'py-text-button' : styles['icon']}
          href={addresses[one.way]}
          target={one.way === 'message' ? '_blank' : undefined}
          rel="noreferrer"
          aria-label={hasLabels ? undefined : text(one.labelFor, { name: lead.fullName })}
          onClick={(event) => {
            const warnings = contactWarnings(lead, new Date(serverNow()));
            if (warnings.length === 0) return;
            event.preventDefault();
            setWarned({ ...one, warnings });
          }}
        >
          <LineIcon path={one.icon} size={20} />
          {hasLabels ? text(one.label) : null}
        </a>
      ))}
      {warned === undefined || address === undefined ? null : (
        <ContactWarningDialog
          name={lead.fullName}
          zone={lead.zone}
          warnings={warned.warnings}
          onClose={() => setWarned(undefined)}
        >
          {isContactForbidden(warned.warnings) ? null : (
            <Button
              size="large"
              href={address}
              target={warned.way === 'message' ? '_blank' : undefined}
              onClick={() => setWarned(undefined)}
            >
              {text(warned.anyway)}
            </Button>
          )}
        </ContactWarningDialog>
      )}
    </div>
  );
};

/** On lead cards for a Mitra only (LEAD-011). */
export const ContactActions = (props: ContactActionsProps) =>
  useAgentUser()?.userType === 'Mitra' ? <ContactWays {...props} /> : null;
