import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';

interface Person {
  readonly title: string;
  readonly fullName: string;
  readonly birthDate: string;
  readonly idCard: string;
  readonly passport: string;
}

/** All travellers as in the policy; ID card numbers are masked. */
export const Travellers = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const people: readonly Person[] = [
    {
      title: t('travel.customer.main'),
      fullName: quote.insuredName,
      birthDate: quote.insuredBirthDate,
      idCard: quote.insuredIdCard,
      passport: quote.insuredPassport,
    },
    ...quote.adults.map((adult) => ({
      idCard: '',
      passport: '',
      ...adult,
      title: t('travel.customer.adult'),
    })),
    ...quote.children.map((child, index) => ({
      idCard: '',
      passport: '',
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
          <DateText iso={person.birthDate} />
        </Fact>
        {person.idCard === '' ? null : (
          <Fact label={t('travel.customer.idCard')}>{maskIdCard(person.idCard)}</Fact>
        )}
        {person.passport === '' ? null : <Fact label={t('travel.customer.passport')}>{person.passport}</Fact>}
      </Facts>
    </section>
  ));
};
