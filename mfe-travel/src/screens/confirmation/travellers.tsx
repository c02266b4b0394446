import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { maskIdCard } from '@payung/shared/domain/identity-number.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { useText } from '#messages/catalogue.ts';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';

interface Person {
  readonly title: string;
  readonly fullName: string;
  readonly dob: string;
  readonly idCard: string;
  readonly passportNo: string;
}

/** Everybody who travels, as they stand in the policy; identity numbers only so far that one's own is recognised. */
export const Travellers = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const people: readonly Person[] = [
    {
      title: t('travel.customer.main'),
      fullName: quote.insuredName,
      dob: quote.insuredDob,
      idCard: quote.insuredIdCard,
      passportNo: quote.insuredPassportNo,
    },
    ...quote.adults.map((adult) => ({
      idCard: '',
      passportNo: '',
      ...adult,
      title: t('travel.customer.adult'),
    })),
    ...quote.childs.map((child, index) => ({
      idCard: '',
      passportNo: '',
      ...child,
      title: t('travel.customer.child', { number: index + 1 }),
    })),
  ];
  return people.map((person) => (
    <section key={person.title} className="py-stack-tight" aria-label={person.title}>
      <h3>{person.title}</h3>
      <Facts>
        <Fact label={t('travel.customer.name')}>{person.fullName}</Fact>
        <Fact label={t('travel.customer.dob')}>
          <DateText iso={person.dob} />
        </Fact>
        {person.idCard === '' ? null : (
          <Fact label={t('travel.customer.idCard')}>{maskIdCard(person.idCard)}</Fact>
        )}
        {person.passportNo === '' ? null : (
          <Fact label={t('travel.customer.passport')}>{person.passportNo}</Fact>
        )}
      </Facts>
    </section>
  ));
};
