import type { PolicyLine } from '@payung/shared/api/endpoints/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { ListCard } from './list-card.tsx';
import type { CardProps } from './list-pages.tsx';
import { STATUS_TEXTS, STATUS_TONES } from './list-texts.ts';

export const PolicyCard = ({ line, wasOpened, onOpen }: CardProps<PolicyLine>) => {
  const text = useText();
  const product = useProductById(line.productId);
  const isDue = line.status === 'pending payment' && line.payLaterDueDate !== undefined;
  const hasPeriod = line.startDate !== '' && line.endDate !== '';
  const facts = [
    product?.displayName ?? text('dashboard.productAway'),
    ...(line.planName === '' ? [] : [line.planName]),
    line.policyNo ?? line.proposalNo ?? line.code,
    ...(hasPeriod
      ? [text('lists.period', { from: formatDate(line.startDate), to: formatDate(line.endDate) })]
      : []),
    ...(isDue ? [text('pending.due', { date: formatDate(line.payLaterDueDate ?? '') })] : []),
    ...(line.agentName === undefined ? [] : [text('lists.agent', { name: line.agentName })]),
  ];
  return (
    <ListCard
      quoteId={line.quoteId}
      name={line.customerName === '' ? line.code : line.customerName}
      facts={facts}
      status={<StatusChip tone={STATUS_TONES[line.status]}>{text(STATUS_TEXTS[line.status])}</StatusChip>}
      amount={
        <>
          {line.duePremium > 0 ? (
            <Rupiah amount={line.duePremium} />
          ) : (
            <span>{text('dashboard.amountLater')}</span>
          )}
          {line.points > 0 ? (
            <span className="py-small py-quiet">
              {text('dashboard.entryPoints', { points: line.points })}
            </span>
          ) : null}
        </>
      }
      isOfMember={line.agentName !== undefined && line.phone === undefined}
      wasOpened={wasOpened}
      onOpen={onOpen}
    />
  );
};
