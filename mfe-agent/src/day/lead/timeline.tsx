import type { LeadEvent } from '@payung/shared/schemas/leads.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { zonedMoment } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import { CLOSE_REASON_TEXTS, KIND_TEXTS, OPENED_TEXTS, RESULT_TEXTS } from './lead-texts.ts';
import styles from './lead.module.css';

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
