import type { ReactNode } from 'react';
import type { LedgerEntry } from '@payung/shared/api/endpoints/points.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { useText } from '#messages/catalogue.ts';
import { Cell, RowHeader, StackedTable, TableRow } from '#network/tree/stacked-table.tsx';
import { EntryOrigin } from './entry-origin.tsx';
import { useEntryText, useSigned } from './entry-texts.ts';

/** It takes the focus once, when it comes. */
const focusOnce = (element: HTMLElement | null): void => element?.focus();

/** A further column, such as what staff can do about an entry. */
export interface LedgerColumn<Entry> {
  readonly title: string;
  readonly cellOf: (entry: Entry) => ReactNode;
}

interface LedgerTableProps<Entry> {
  readonly caption: string;
  readonly items: readonly Entry[];
  /** The first of a page that was asked for: it takes the focus. */
  readonly focused?: number | undefined;
  readonly more?: readonly LedgerColumn<Entry>[];
}

/** Points that are only reserved or released change no balance: they are said beside it. */
const Points = ({ entry: { points, held } }: { readonly entry: LedgerEntry }) => {
  const text = useText();
  const signed = useSigned();
  return (
    <>
      <strong>{signed(points)}</strong>
      {held === 0 ? null : (
        <>
          <br />
          <span className="py-quiet">{text('points.reservedBy', { points: signed(held) })}</span>
        </>
      )}
    </>
  );
};

/** Entries of a ledger, the newest first. */
export const LedgerTable = <Entry extends LedgerEntry>({
  caption,
  items,
  focused,
  more = [],
}: LedgerTableProps<Entry>) => {
  const text = useText();
  const entryText = useEntryText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  return (
    <StackedTable
      isWide={more.length > 0}
      caption={caption}
      columns={[
        { label: text('points.column.no') },
        { label: text('points.column.at') },
        { label: text('points.column.what') },
        { label: text('points.column.policy') },
        { label: text('points.column.points'), isNumber: true },
        { label: text('points.column.balance'), isNumber: true },
        ...more.map(({ title }) => ({ label: title })),
      ]}
    >
      {items.map((entry, index) => (
        <TableRow key={entry.no}>
          <RowHeader label={text('points.column.no')}>
            <span ref={index === focused ? focusOnce : undefined} tabIndex={-1}>
              {number(entry.no)}
            </span>
          </RowHeader>
          <Cell label={text('points.column.at')}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </Cell>
          <Cell label={text('points.column.what')}>
            {entryText(entry)}
            <EntryOrigin entry={entry} />
          </Cell>
          <Cell label={text('points.column.policy')}>{entry.policyNo ?? '–'}</Cell>
          <Cell label={text('points.column.points')} isNumber>
            <Points entry={entry} />
          </Cell>
          <Cell label={text('points.column.balance')} isNumber>
            {number(entry.balanceAfter)}
          </Cell>
          {more.map(({ title, cellOf }) => (
            <Cell key={title} label={title}>
              {cellOf(entry)}
            </Cell>
          ))}
        </TableRow>
      ))}
    </StackedTable>
  );
};
