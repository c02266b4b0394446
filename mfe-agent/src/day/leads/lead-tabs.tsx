import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LeadCounts } from '@payung/shared/api/endpoints/leads.ts';
import { LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { LEAD_TAB_TEXTS } from './lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import { tabInView } from '#tab-in-view.ts';
import styles from './lead-tabs.module.css';

interface LeadTabsProps {
  readonly tab: LeadTab;
  /** They come after the list. */
  readonly counts: LeadCounts | undefined;
  /** The id of what the tabs change. */
  readonly panelId: string;
  readonly onChange: (tab: LeadTab) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** All, In Progress, Completed, Rejected, Expired, each with how many there are (LEAD-002). */
export const LeadTabs = ({ tab, counts, panelId, onChange }: LeadTabsProps) => {
  const text = useText();
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);

  const countText = (one: LeadTab): string => {
    if (counts === undefined) return '';
    const { limit } = counts;
    const count = counts.counts[one];
    if (limit !== undefined && count > limit) return ` (${intl.formatNumber(limit)}+)`;
    return ` (${intl.formatNumber(count)})`;
  };

  // From the tab that has the focus: the open one may not be drawn yet when the next key comes.
  const move = (event: KeyboardEvent, from: LeadTab): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (LEAD_TABS.indexOf(from) + step + LEAD_TABS.length) % LEAD_TABS.length;
    const next = LEAD_TABS[at];
    if (next === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
    onChange(next);
  };

  return (
    <div ref={list} role="tablist" aria-label={text('leads.tabs')} className={styles['tabs']}>
      {LEAD_TABS.map((one) => (
        <button
          key={one}
          ref={one === tab ? tabInView : undefined}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onKeyDown={(event) => move(event, one)}
          onClick={() => onChange(one)}
        >
          {text(LEAD_TAB_TEXTS[one])}
          <span className={styles['count']}>{countText(one)}</span>
        </button>
      ))}
    </div>
  );
};
