import { useState } from 'react';
import type { ReviewedLedger } from '@payung/shared/schemas/points.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf, ofFirstPage } from '#more-button.tsx';
import type { More } from '#more-button.tsx';
import { LedgerTable } from '#network/points/ledger-table.tsx';
import type { LedgerColumn } from '#network/points/ledger-table.tsx';
import { AccountFacts } from '#network/points/points-facts.tsx';
import { CodeForm, LookupResult } from './code-search.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { useLedger } from './use-ledger.ts';
import type { ReviewedEntry } from './use-ledger.ts';
import { useWorkPlace } from './work-place.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface EntriesProps {
  readonly ledger: ReviewedLedger;
  readonly items: readonly ReviewedEntry[];
  readonly more: More | undefined;
}

/** Whether an entry can be corrected: down or up. */
const isOpen = ({ correctable }: ReviewedEntry): boolean =>
  correctable !== undefined && (correctable.down < 0 || correctable.up > 0);

interface CorrectProps {
  readonly entry: ReviewedEntry;
  readonly onCorrect: (entry: ReviewedEntry) => void;
}

const CorrectButton = ({ entry, onCorrect }: CorrectProps) => {
  const text = useText();
  if (!isOpen(entry)) return '–';
  return (
    <Button aria-label={text('pointsWork.correctOf', { no: entry.no })} onClick={() => onCorrect(entry)}>
      {text('pointsWork.correct')}
    </Button>
  );
};

const correctionColumn = (
  title: string,
  onCorrect: CorrectProps['onCorrect'],
): LedgerColumn<ReviewedEntry> => ({
  title,
  cellOf: (entry) => <CorrectButton entry={entry} onCorrect={onCorrect} />,
});

const Entries = ({ ledger, items, more }: EntriesProps) => {
  const text = useText();
  const [correcting, setCorrecting] = useState<ReviewedEntry>();
  const [isDone, setDone] = useState(false);
  const [focused, setFocused] = useState<number>();
  const { agentName: name, agentCode: code } = ledger;
  const begin = (entry: ReviewedEntry): void => {
    setDone(false);
    setCorrecting(entry);
  };
  return (
    <Block id="points-ledger" title={text('pointsWork.ledgerOf', { name, code })}>
      <AccountFacts account={ledger.account} />
      {isDone ? <InlineNotice kind="success" text={text('pointsWork.correct.done')} /> : null}
      {items.length === 0 ? (
        <Empty text={text('pointsWork.ledger.empty')} />
      ) : (
        <LedgerTable
          caption={text('pointsWork.ledger.caption', { name })}
          items={items}
          focused={focused}
          more={[
            { title: text('pointsWork.by'), cellOf: ({ by }) => (by === '' ? '–' : by) },
            correctionColumn(text('pointsWork.correction'), begin),
          ]}
        />
      )}
      <MoreButton more={more} onMore={() => setFocused(items.length)} />
      {correcting === undefined ? null : (
        <CorrectDialog
          ledger={ledger}
          entry={correcting}
          onClose={() => setCorrecting(undefined)}
          onDone={() => {
            setDone(true);
            setCorrecting(undefined);
          }}
        />
      )}
    </Block>
  );
};

const LedgerOf = ({ agentCode }: { readonly agentCode: string }) => {
  const text = useText();
  const ledger = useLedger(agentCode);
  return (
    <LookupResult error={ledger.error} notFound={text('pointsWork.ledger.notFound')}>
      <QueryBoundary of={[ofFirstPage(ledger)]} loading={<Loading shape="sections" />}>
        {({ pages }) => {
          const [first] = pages;
          return first === undefined ? null : (
            <Entries ledger={first} items={pages.flatMap(({ items }) => items)} more={moreOf(ledger)} />
          );
        }}
      </QueryBoundary>
    </LookupResult>
  );
};

/** The ledger of one agent, found by agent code; entries are corrected by entries of their own. */
export const AgentLedger = () => {
  const text = useText();
  const { agentCode, showAgent } = useWorkPlace();
  return (
    <>
      <CodeForm
        key={`form ${agentCode}`}
        label={text('pointsWork.agentCode')}
        value={agentCode}
        missing={text('pointsWork.agentCode.missing')}
        onSearch={showAgent}
      />
      {agentCode === '' ? (
        <p className="py-quiet">{text('pointsWork.ledger.intro')}</p>
      ) : (
        <LedgerOf key={agentCode} agentCode={agentCode} />
      )}
    </>
  );
};
