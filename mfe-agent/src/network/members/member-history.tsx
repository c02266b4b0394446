import type { MemberEvent, MemberTarget } from '@payung/shared/schemas/network.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { MEMBER_STATUSES, TIERS } from '@payung/shared/domain/network/members.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import { Cell, RowHeader, StackedTable, TableRow } from '../stacked-table.tsx';
import { OFFICE_TEXTS, STATUS_TEXTS, TIER_TEXTS } from './member-texts.tsx';

/** The handed-over counts: direct members, open quotes and leads. */
const COUNTS = /^(\d+)\/(\d+)\/(\d+)$/;

/** A target begins with its month. */
const MONTH_FIRST = /^(\d{4}-\d{2}): (.+)$/;

/** The text of a tier, status, office or handover; any other value, such as a name, unchanged. */
const useValueText = () => {
  const text = useText();
  const monthName = useMonthName();
  return (event: MemberEvent['event'], value: string): string => {
    const tier = TIERS.find((each) => each === value);
    if (event === 'tierChanged' && tier !== undefined) return text(TIER_TEXTS[tier]);
    const status = MEMBER_STATUSES.find((each) => each === value);
    if ((event === 'removed' || event === 'resigned') && status !== undefined)
      return text(STATUS_TEXTS[status]);
    if (event === 'officeChanged' && (value === '' || value === 'hub' || value === 'satellite'))
      return text(OFFICE_TEXTS[value]);
    const counts = event === 'moved' ? COUNTS.exec(value) : null;
    if (counts !== null)
      return text('tree.event.movedCounts', {
        members: Number(counts[1]),
        quotes: Number(counts[2]),
        leads: Number(counts[3]),
      });
    const [, month, target] = (event === 'targetSet' ? MONTH_FIRST.exec(value) : null) ?? [];
    return month === undefined ? value : `${monthName(month)} ${month.slice(0, 4)}: ${target}`;
  };
};

const Event = ({ event: { at, by, event, from, to, reason } }: { readonly event: MemberEvent }) => {
  const text = useText();
  const valueText = useValueText();
  const values = [from, to].map((value) => valueText(event, value)).filter((value) => value !== '');
  return (
    <li>
      <span className="py-quiet">{formatMoment(at)}</span> <strong>{by}</strong>
      {': '}
      {text(`tree.event.${event}`)}
      {values.length === 0 ? null : ` (${values.join(' → ')})`}
      {reason === '' ? null : <span className="py-quiet"> {text('tree.reason', { reason })}</span>}
    </li>
  );
};

/** The history of the member, the newest first; collapsed unless it is empty. */
export const MemberHistory = ({ history }: { readonly history: readonly MemberEvent[] }) => {
  const text = useText();
  const title = text('tree.history', { count: history.length });
  if (history.length === 0) return <p className="py-card py-quiet">{title}</p>;
  return (
    <details className="py-card">
      <summary className="py-text-button">{title}</summary>
      <ol className="py-stack-tight py-small">
        {history.map((event, index) => (
          // Lines are only added, in front: the last one keeps its number.
          <Event key={history.length - index} event={event} />
        ))}
      </ol>
    </details>
  );
};

/** The targets of this month and later ones. */
export const MemberTargets = ({ targets }: { readonly targets: readonly MemberTarget[] }) => {
  const text = useText();
  const monthName = useMonthName();
  return (
    <Block id="member-targets" title={text('tree.targets')}>
      {targets.length === 0 ? (
        <p>{text('tree.targets.none')}</p>
      ) : (
        <StackedTable
          caption={text('tree.targets')}
          columns={[
            { label: text('tree.column.month'), isName: true },
            { label: text('tree.column.premium'), isNumber: true },
            { label: text('tree.column.policies'), isNumber: true },
          ]}
        >
          {targets.map(({ month, premium, policies }) => (
            <TableRow key={month}>
              <RowHeader>{`${monthName(month)} ${month.slice(0, 4)}`}</RowHeader>
              <Cell label={text('tree.column.premium')} isNumber>
                <Rupiah amount={premium} />
              </Cell>
              <Cell label={text('tree.column.policies')} isNumber>
                {text('dashboard.figure', { figure: policies })}
              </Cell>
            </TableRow>
          ))}
        </StackedTable>
      )}
    </Block>
  );
};
