import type { InsuredLine } from '@payung/shared/api/endpoints/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';
import { ListCard } from './list-card.tsx';
import type { CardProps } from './list-pages.tsx';

/** Somebody who is insured; leads to the newest policy. */
export const InsuredCard = ({ line, wasOpened, onOpen }: CardProps<InsuredLine>) => {
  const text = useText();
  const facts = [
    text('lists.policyCount', { count: line.policyCount }),
    text('lists.newestPolicy', { date: formatDate(line.newestAt) }),
    ...(line.birthDate === undefined ? [] : [text('lists.birthDate', { date: formatDate(line.birthDate) })]),
    ...(line.agentName === undefined ? [] : [text('lists.agent', { name: line.agentName })]),
  ];
  return (
    <ListCard
      quoteId={line.quoteId}
      name={line.name}
      facts={facts}
      amount={<Rupiah amount={line.premium} />}
      isOfMember={line.agentName !== undefined}
      wasOpened={wasOpened}
      onOpen={onOpen}
    />
  );
};
