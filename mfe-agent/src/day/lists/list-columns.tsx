import type { ListSort } from '@payung/shared/domain/lists/line-status.ts';
import type { InsuredLine, PolicyLine } from '@payung/shared/schemas/lists.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { rowLink } from '#data-table.tsx';
import type { Column } from '#data-table.tsx';
import { useText } from '#messages/catalogue.ts';
import { LineAmount, LineLink, LineStatus, useLineFacts } from './list-card.tsx';
import type { ListName } from './list-state.ts';

type Open<Line> = (line: Line, index: number, inside: Element) => void;
type Columns<Line> = readonly Column<Line, ListSort>[];

const both = (falling: ListSort, rising: ListSort) =>
  [
    { sort: falling, direction: 'descending' },
    { sort: rising, direction: 'ascending' },
  ] as const;

const BY_NAME = [
  { sort: 'nameAZ', direction: 'ascending' },
  { sort: 'nameZA', direction: 'descending' },
] as const;

const ofAgent = <Line extends { readonly agentName?: string | undefined }>(
  items: readonly Line[],
  label: string,
): Columns<Line> =>
  items.some(({ agentName }) => agentName !== undefined)
    ? [{ id: 'agent', label, width: '1.4fr', cell: ({ agentName }) => agentName }]
    : [];

/** Of policies and quotes: who, what, how it stands, until when, how much; numbers last. */
export const usePolicyColumns = (list: ListName) => {
  const text = useText();
  const { nameOf, aboutOf, periodOf, dueOf, numberOf, isOfMember } = useLineFacts();
  const isAboutEnd = list === 'expiring' || list === 'renewals';
  return (items: readonly PolicyLine[], onOpen: Open<PolicyLine>): Columns<PolicyLine> => [
    {
      id: 'name',
      label: text('lists.column.name'),
      width: '1.7fr',
      sorts: BY_NAME,
      cell: (line, index) => (
        <LineLink
          className={rowLink}
          quoteId={line.quoteId}
          name={nameOf(line)}
          isOfMember={isOfMember(line)}
          onOpen={(inside) => onOpen(line, index, inside)}
        />
      ),
    },
    {
      id: 'about',
      label: text('lists.column.about'),
      width: '1.8fr',
      cell: (line) => aboutOf(line).join(' · '),
    },
    {
      id: 'status',
      label: text('lists.status'),
      width: '1.8fr',
      cell: (line) => (
        <>
          <LineStatus line={line} />
          <span className="py-small py-quiet"> {dueOf(line)}</span>
        </>
      ),
    },
    {
      id: 'period',
      label: text('lists.column.period'),
      width: '1.9fr',
      ...(isAboutEnd ? { sorts: [{ sort: 'endsFirst', direction: 'ascending' }] } : {}),
      cell: (line) => periodOf(line),
    },
    ...ofAgent(items, text('lists.agents')),
    {
      id: 'premium',
      label: text('dashboard.figures.premiumColumn'),
      width: '1.3fr',
      isNumber: true,
      sorts: both('highestPremium', 'lowestPremium'),
      cell: (line) => <LineAmount line={line} />,
    },
    ...(list === 'quotes'
      ? []
      : [
          {
            id: 'points',
            label: text('dashboard.pointsTotal'),
            width: '0.8fr',
            isNumber: true,
            sorts: both('highest', 'lowest'),
            cell: ({ points }: PolicyLine) => text('dashboard.figure', { figure: points }),
          },
        ]),
    {
      id: 'number',
      label: text('lists.column.number'),
      width: '1.4fr',
      cell: (line) => <span className="py-small py-quiet">{numberOf(line)}</span>,
    },
    {
      id: 'saved',
      label: text('lists.column.saved'),
      width: '1.1fr',
      isNumber: true,
      sorts: both('newest', 'oldest'),
      cell: ({ savedAt }) => (savedAt === undefined ? null : <DateText iso={savedAt} />),
    },
  ];
};

export const useInsuredColumns = () => {
  const text = useText();
  return (items: readonly InsuredLine[], onOpen: Open<InsuredLine>): Columns<InsuredLine> => [
    {
      id: 'name',
      label: text('lists.column.name'),
      width: '2.4fr',
      sorts: BY_NAME,
      cell: (line, index) => (
        <LineLink
          className={rowLink}
          quoteId={line.quoteId}
          name={line.name}
          isOfMember={line.agentName !== undefined}
          onOpen={(inside) => onOpen(line, index, inside)}
        />
      ),
    },
    {
      id: 'policies',
      label: text('lists.policies'),
      width: '1fr',
      isNumber: true,
      sorts: both('highest', 'lowest'),
      cell: ({ policyCount }) => text('dashboard.figure', { figure: policyCount }),
    },
    {
      id: 'premium',
      label: text('dashboard.figures.premiumColumn'),
      width: '1.4fr',
      isNumber: true,
      sorts: both('highestPremium', 'lowestPremium'),
      cell: ({ premium }) => <Rupiah amount={premium} />,
    },
    ...ofAgent(items, text('lists.agents')),
    {
      id: 'newest',
      label: text('lists.column.newest'),
      width: '1.2fr',
      isNumber: true,
      sorts: both('newest', 'oldest'),
      cell: ({ newestAt }) => <DateText iso={newestAt} />,
    },
  ];
};
