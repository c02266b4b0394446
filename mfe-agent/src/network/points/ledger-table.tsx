import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LedgerEntry } from '@payung/shared/schemas/points.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import { useText } from '#messages/catalogue.ts';
import { focusOnMount } from '#more-button.tsx';
import { Cell, RowHeader, StackedTable, TableRow } from '#network/stacked-table.tsx';
import styles from './ledger-table.module.css';
import { useEntryText, useSigned } from './points-facts.tsx';

/** 100%, in basis points. */
const FULL = 10_000;

/** The calculation of the points; only for rules that this version knows. */
const Calculation = ({ entry: { premium, level = 0, points, ruleVersion } }: OriginProps) => {
  const text = useText();
  const intl = useIntl();
  if (premium === undefined || ruleVersion !== POINTS_RULE.version) return null;
  const basisPoints = POINTS_RULE.levelBasisPoints[level];
  return (
    <Fact label={text('points.origin.calculation')}>
      {unbroken(
        text(basisPoints === FULL ? 'points.origin.formulaOwn' : 'points.origin.formula', {
          premium: formatRupiah(premium),
          perPoint: formatRupiah(POINTS_RULE.rupiahPerPoint),
          share: intl.formatNumber(basisPoints / FULL, { style: 'percent' }),
          points,
        }),
      )}
    </Fact>
  );
};

interface OriginProps {
  readonly entry: LedgerEntry;
}

/** The calculation of an entry: policy, premium, level and rule, or its reason; collapsed (NET-018). */
const EntryOrigin = ({ entry }: OriginProps) => {
  const text = useText();
  const { no, kind, policyNo, level, sellerName, premium, ruleVersion, correctsNo, reason } = entry;
  return (
    <details className={styles['origin']}>
      <summary className="py-text-button">{text('points.origin', { no })}</summary>
      <div className={styles['opened']}>
        <p className="py-small">{text(`points.origin.${kind}`)}</p>
        <Facts>
          {policyNo === undefined ? null : <Fact label={text('points.column.policy')}>{policyNo}</Fact>}
          {sellerName === undefined ? null : <Fact label={text('points.origin.seller')}>{sellerName}</Fact>}
          {level === undefined ? null : (
            <Fact label={text('points.origin.level')}>{text('points.origin.levelText', { level })}</Fact>
          )}
          {premium === undefined ? null : (
            <Fact label={text('points.origin.premium')}>
              <Rupiah amount={premium} />
            </Fact>
          )}
          {kind === 'earned' ? <Calculation entry={entry} /> : null}
          {ruleVersion === undefined ? null : (
            <Fact label={text('points.origin.rule')}>
              {ruleVersion}
              {ruleVersion === POINTS_RULE.version && POINTS_RULE.isExample
                ? ` (${text('points.origin.example')})`
                : null}
            </Fact>
          )}
          {correctsNo === undefined ? null : (
            <Fact label={text('points.origin.corrects')}>
              {text('dashboard.figure', { figure: correctsNo })}
            </Fact>
          )}
          {reason === '' ? null : <Fact label={text('points.reason')}>{reason}</Fact>}
        </Facts>
      </div>
    </details>
  );
};

/** An additional column, such as the actions of staff. */
export interface LedgerColumn<Entry> {
  readonly title: string;
  readonly cellOf: (entry: Entry) => ReactNode;
}

interface LedgerTableProps<Entry> {
  readonly caption: string;
  readonly items: readonly Entry[];
  /** The first entry of a page that was requested: it takes the focus. */
  readonly focused?: number | undefined;
  readonly more?: readonly LedgerColumn<Entry>[];
}

/** Reserved or released points do not change the balance: they are shown beside it. */
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
            <span ref={index === focused ? focusOnMount : undefined} tabIndex={-1}>
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
