import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';
import { usePlans, useTravelStep } from '#travel-quote/kit.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { travelRoutes } from '#contract/routes.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import type { PlanOffer } from '#contract/schemas/plans.ts';
import { coverSummary } from '#rules/cover-summary.ts';

export const Screen = () => {
  const t = useText();
  const step = useTravelStep('confirmation');
  const record = step.quote.data;
  const isLate = record !== undefined && isBackdated(record.departureDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={usePlans(step.quoteId)}
      late={isLate ? t('notice.backdated') : undefined}
    >
      {(quote, offers) => (
        <>
          <Review quote={quote} />
          <PolicySummary quote={quote} offer={offers.find((offer) => offer.code === quote.planCode)} />
        </>
      )}
    </ConfirmationPage>
  );
};

/** The content of the policy, each part with a link to the page that changes it. */
const Review = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof travelRoutes): string => quoteAddress(travelRoutes[route].path, quote.id);
  return (
    <>
      <ReviewPart
        title={t('travel.trip.title')}
        change={{ label: t('travel.confirm.edit.trip'), path: to('createQuote') }}
      >
        <TripFacts quote={quote} />
      </ReviewPart>
      <ReviewPart
        title={t('travel.confirm.travellers')}
        change={{ label: t('travel.confirm.edit.travellers'), path: to('customerInformation') }}
      >
        <Travellers quote={quote} />
        <Facts>
          <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <PriceLines lines={quote.dueLines} total={quote.duePremium} totalLabel={t('checkout.due')} />
      </ReviewPart>
    </>
  );
};

interface Person {
  readonly title: string;
  readonly fullName: string;
  readonly birthDate: string;
  readonly idCard: string;
  readonly passport: string;
}

/** All travellers as in the policy; ID card numbers are masked. */
const Travellers = ({ quote }: { quote: TravelQuoteRecord }) => {
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

interface PolicySummaryProps {
  quote: TravelQuoteRecord;
  offer: PlanOffer | undefined;
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
const PolicySummary = ({ quote, offer }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, offer, language)}
      paid={t('travel.confirm.cost.once', { amount: formatRupiah(quote.duePremium) })}
      quote={quote}
    />
  );
};
