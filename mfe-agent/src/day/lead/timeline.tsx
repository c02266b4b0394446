import type { LeadEvent, LeadEventKind } from '@payung/shared/schemas/leads.ts';
import type { AppointmentStatus } from '@payung/shared/domain/leads/lead-constants.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { zonedMoment } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import { CLOSE_REASON_TEXTS } from './lead-header.tsx';
import styles from './lead.module.css';

const KIND_TEXTS = {
  call: 'leads.kind.call',
  message: 'leads.kind.message',
  email: 'leads.kind.email',
  visit: 'leads.kind.visit',
  note: 'leads.kind.note',
  created: 'leads.timeline.created',
  imported: 'leads.timeline.imported',
  quote: 'leads.timeline.quote',
  policy: 'leads.timeline.policy',
  rejected: 'leads.timeline.rejected',
  closed: 'leads.timeline.closed',
  reopened: 'leads.timeline.reopened',
  doNotContact: 'leads.timeline.doNotContact',
  mayContact: 'leads.timeline.mayContact',
} as const satisfies Record<Exclude<LeadEventKind, 'opened'>, string>;

/** From where a quote was opened (ruling R60). */
const OPENED_TEXTS = {
  quoteSearch: 'leads.timeline.openedFromSearch',
  referalJourney: 'leads.timeline.openedFromNetwork',
  paymentNotification: 'leads.timeline.openedForPayment',
  policyDownloadNotification: 'leads.timeline.openedForPolicy',
} as const satisfies Record<Logkey, string>;

/** What came of a contact, in words for people (LEAD-031). */
export const RESULT_TEXTS = {
  newappointment: 'leads.result.newappointment',
  followup: 'leads.result.followup',
  notintrested: 'leads.result.notintrested',
  notavailable: 'leads.result.notavailable',
  wrngnumber: 'leads.result.wrngnumber',
  convertd: 'leads.result.convertd',
  renewalcollected: 'leads.result.renewalcollected',
} as const satisfies Record<AppointmentStatus, string>;

/** The result of a contact, or the reason of a closing. */
const useResultText = () => {
  const text = useText();
  const known: Readonly<Record<string, Parameters<typeof text>[0]>> = {
    ...RESULT_TEXTS,
    ...CLOSE_REASON_TEXTS,
  };
  return (result: string | undefined): string => {
    const id = result === undefined ? undefined : known[result];
    return id === undefined ? '' : text(id);
  };
};

/** What happened to a lead, the newest first. */
export const Timeline = ({ events, zone }: { events: readonly LeadEvent[]; zone: Zone }) => {
  const text = useText();
  const resultText = useResultText();
  return (
    <Block id="timeline" title={text('leads.timeline')}>
      {events.length === 0 ? <p className="py-quiet">{text('leads.timeline.empty')}</p> : null}
      <ol className="py-stack-tight">
        {events.map(({ id, at, kind, result, note, by, code = '' }) => (
          <li key={id} className={styles['event']}>
            <span className="py-small py-quiet">
              {[zonedMoment(at, zone), by].filter(Boolean).join(' · ')}
            </span>
            <strong>
              {kind === 'opened'
                ? text(OPENED_TEXTS[result as Logkey], { by })
                : [text(KIND_TEXTS[kind], { code }), resultText(result)].filter(Boolean).join(' · ')}
            </strong>
            {note === undefined ? null : <span className={styles['note']}>{note}</span>}
          </li>
        ))}
      </ol>
    </Block>
  );
};
