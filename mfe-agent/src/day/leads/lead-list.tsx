import { useCallback } from 'react';
import { Button } from 'antd';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import { leadSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { WindowedList } from '@payung/shared/ui/layout/windowed-list.tsx';
import { isOwnLead } from './lead-facts.ts';
import { useLeadFilters } from './lead-filters.ts';
import { useListPlace } from '#day/lists/list-place.ts';
import { useText } from '#messages/catalogue.ts';
import { openedFrom } from '#day/lists/opened-from.ts';
import { LeadCard } from './lead-card.tsx';

/** Usual height of a card with its gap, in pixels. */
const CARD_HEIGHT = 172;

const idOf = ({ id }: Lead): string => id;

interface LeadListProps {
  readonly leads: readonly Lead[];
  /** How many there are in the open tab, as far as that is known. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly isReading: boolean;
  /** The next ones could not be read. */
  readonly isBroken: boolean;
  readonly onMore: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** Leads one below the other, any number of them. */
export const LeadList = ({ leads, total, hasMore, isReading, isBroken, onMore, onRetry }: LeadListProps) => {
  const text = useText();
  const { place, leaveAt } = useListPlace();
  const { filters } = useLeadFilters();
  const open = useCallback(
    (lead: Lead, index: number, inside: Element): void => {
      if (lead.quote !== undefined)
        openQuote(lead.quote.id, openedFrom(leadSearchOf(filters.typed), !isOwnLead(lead)));
      leaveAt(lead.id, index, inside);
    },
    // The place belongs to the entry of the history, which lives as long as this list.
    // oxlint-disable-next-line react/exhaustive-deps
    [filters.typed],
  );
  return (
    <div className="py-stack">
      <WindowedList
        label={text('leads.title')}
        items={leads}
        total={total}
        keyOf={idOf}
        rowHeight={CARD_HEIGHT}
        startAt={place}
        onMore={onMore}
      >
        {(lead, index) => (
          <LeadCard lead={lead} index={index} wasOpened={lead.id === place?.id} onOpen={open} />
        )}
      </WindowedList>
      {isReading && hasMore ? <Loading shape="list" /> : null}
      {isBroken ? (
        <div className="py-stack-tight">
          <InlineNotice kind="error" text={text('leads.moreFailed')} />
          <Button size="large" onClick={onRetry}>
            {text('common.tryAgain')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
