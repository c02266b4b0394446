import { Link } from 'react-router-dom';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import type { LeadSort } from '@payung/shared/domain/leads/lead-status.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { rowLink } from '#data-table.tsx';
import type { Column } from '#data-table.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { ContactActions } from './contact-actions.tsx';
import { useQuoteLine } from './lead-card.tsx';
import { LEAD_STATUS_TEXTS, leadAddress, leadResume, leadTone, zonedMoment } from './lead-facts.ts';
import styles from './lead-card.module.css';

const QuoteCell = ({ lead }: { readonly lead: Lead }) => useQuoteLine(lead.quote);

/** The arrow that resumes the newest quote (LEAD-016 to LEAD-027). */
const ResumeCell = ({
  lead,
  onOpen,
}: {
  readonly lead: Lead;
  readonly onOpen: (inside: Element) => void;
}) => {
  const text = useText();
  const product = useProductById(lead.quote?.productId);
  const resume = leadResume(lead, product, today());
  if (resume === undefined) return null;
  const name = lead.fullName === '' ? text('leads.noName') : lead.fullName;
  return (
    <Link
      className={`${styles['resume']} ${styles['above']}`}
      to={resume}
      aria-label={text('dashboard.resume', { name })}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <LineIcon path="M5 12h14m-6-7 7 7-7 7" />
    </Link>
  );
};

/** The columns of the leads on wide windows: who, what, how it stands, when to speak to them, how much; codes last. */
export const useLeadColumns = (onOpen: (lead: Lead, index: number, inside: Element) => void) => {
  const text = useText();
  const hasContacts = useAgentUser()?.userType === 'Mitra';
  return (leads: readonly Lead[]): readonly Column<Lead, LeadSort>[] => [
    {
      id: 'name',
      label: text('lists.column.name'),
      width: '2fr',
      sorts: [
        { sort: 'NameAZ', direction: 'ascending' },
        { sort: 'NameZA', direction: 'descending' },
      ],
      cell: (lead, index) => (
        <Link
          className={rowLink}
          to={leadAddress(lead.id)}
          state={{ isFromList: true }}
          onClick={(event) => onOpen(lead, index, event.currentTarget)}
        >
          {lead.fullName === '' ? text('leads.noName') : lead.fullName}
        </Link>
      ),
    },
    {
      id: 'quote',
      label: text('lists.column.about'),
      width: '2.2fr',
      cell: (lead) => <QuoteCell lead={lead} />,
    },
    {
      id: 'status',
      label: text('lists.status'),
      width: '1.6fr',
      cell: ({ status, daysLeft }) => (
        <>
          <StatusChip tone={leadTone(status)}>{text(LEAD_STATUS_TEXTS[status])}</StatusChip>
          <br />
          <span className="py-small py-quiet">{text('leads.daysLeft', { days: daysLeft })}</span>
        </>
      ),
    },
    {
      id: 'next',
      label: text('leads.column.next'),
      width: '1.5fr',
      cell: ({ nextContactAt, zone, doNotContact = false }) => (
        <span className="py-small">
          {doNotContact ? text('leads.doNotContact') : nextContactAt && zonedMoment(nextContactAt, zone)}
        </span>
      ),
    },
    ...(hasContacts
      ? [
          {
            id: 'contact',
            label: text('leads.column.contact'),
            width: '140px',
            cell: (lead: Lead) => (
              <div className={styles['above']}>
                <ContactActions lead={lead} />
              </div>
            ),
          },
        ]
      : []),
    ...(leads.some(({ agentName }) => agentName !== undefined)
      ? [
          {
            id: 'agent',
            label: text('leads.filter.agent'),
            width: '1.4fr',
            cell: ({ agentName }: Lead) => agentName,
          },
        ]
      : []),
    {
      id: 'premium',
      label: text('dashboard.figures.premiumColumn'),
      width: '1.2fr',
      isNumber: true,
      sorts: [
        { sort: 'Highest', direction: 'descending' },
        { sort: 'Lowest', direction: 'ascending' },
      ],
      cell: ({ quote }) =>
        quote !== undefined && quote.duePremium > 0 ? <Rupiah amount={quote.duePremium} /> : null,
    },
    {
      id: 'created',
      label: text('leads.column.created'),
      width: '1.1fr',
      isNumber: true,
      sorts: [
        { sort: 'Newest', direction: 'descending' },
        { sort: 'Oldest', direction: 'ascending' },
      ],
      cell: ({ createdAt, code }) => (
        <span className="py-small py-quiet">
          <DateText iso={createdAt} />
          <br />
          {code}
        </span>
      ),
    },
    {
      id: 'resume',
      label: text('leads.column.resume'),
      width: '44px',
      isIcon: true,
      cell: (lead, index) => <ResumeCell lead={lead} onOpen={(inside) => onOpen(lead, index, inside)} />,
    },
  ];
};
