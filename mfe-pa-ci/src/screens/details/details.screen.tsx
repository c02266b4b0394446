import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useAccidentPlans, useAccidentStep } from '#accident-quote/kit.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { isStartAllowed } from '#rules/cover.ts';
import { PriceAccount } from '#accident-quote/price-account.tsx';
import type { AccidentQuoteRecord, AccidentPlan } from '#contract/schemas/accident.ts';
import type { QuotedInsured } from '#contract/schemas/insured.ts';
import { insuredLink } from '#accident-quote/insured-way.ts';
import { coverSummary } from '#rules/cover-summary.ts';

/** Policyholder, insureds and beneficiaries once more, and the consents (N36). */
export const Screen = () => {
  const t = useText();
  const step = useAccidentStep('details');
  const plans = useAccidentPlans();
  const record = step.quote.data;
  const isLate = record !== undefined && !isStartAllowed(record.startDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={plans}
      late={
        isLate ? (
          <LateStart
            quoteId={step.quoteId}
            path={paCiRoutes.customerInformation.path}
            words={{ late: t('pa.late'), change: t('pa.late.change') }}
          />
        ) : undefined
      }
    >
      {(quote, offers) => (
        <>
          <Review quote={quote} />
          <PolicySummary quote={quote} plans={offers} />
        </>
      )}
    </ConfirmationPage>
  );
};

/** The content of the policy, each part with a link to change it. */
const Review = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof paCiRoutes): string => quoteAddress(paCiRoutes[route].path, quote.id);
  return (
    <>
      <ReviewPart
        title={t('pa.holder')}
        change={{ label: t('pa.details.edit.holder'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('pa.holder.name')}>{quote.insuredName}</Fact>
          <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
          <Fact label={t('pa.period')}>
            <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
          </Fact>
        </Facts>
      </ReviewPart>
      {quote.insureds.map((insured, index) => (
        <ReviewInsured key={insured.id} quoteId={quote.id} insured={insured} place={index + 1} />
      ))}
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <PriceAccount quote={quote} />
      </ReviewPart>
    </>
  );
};

interface ReviewInsuredProps {
  quoteId: string;
  insured: QuotedInsured;
  /** 1 is the main insured. */
  place: number;
}

const Beneficiary = ({ insured }: { insured: QuotedInsured }) => {
  const relation = insured.otherRelation === '' ? insured.relationText : insured.otherRelation;
  return (
    <>
      {insured.beneficiaryName}
      {relation === '' ? null : ` (${relation})`}
      {insured.beneficiaryBirthDate === '' ? null : (
        <>
          {' · '}
          <DateText iso={insured.beneficiaryBirthDate} />
        </>
      )}
    </>
  );
};

/** One insured as in the policy, with a link to change it. */
const ReviewInsured = ({ quoteId, insured, place }: ReviewInsuredProps) => {
  const t = useText();
  const { name, birthDate, idCard, phone, email, address, guardianName } = insured;
  const optional = [
    { label: t('pa.insured.idCard'), text: idCard === '' ? '' : maskIdCard(idCard) },
    { label: t('contact.mobile'), text: phone },
    { label: t('contact.email'), text: email },
    { label: t('pa.insured.address'), text: address },
    { label: t('pa.insured.guardian.name'), text: guardianName },
  ].filter(({ text }) => text !== '');
  return (
    <ReviewPart
      title={`${place}. ${name}`}
      change={{ label: t('pa.details.edit.insured', { name }), ...insuredLink(quoteId, place, true) }}
    >
      <Facts>
        <Fact label={t('pa.insured.birthDate')}>
          <DateText iso={birthDate} />
        </Fact>
        <Fact label={t('pa.plan.title')}>
          {insured.planName} · <Rupiah amount={insured.premium} />
        </Fact>
        {optional.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
        <Fact label={t('pa.insured.beneficiary')}>
          <Beneficiary insured={insured} />
        </Fact>
      </Facts>
    </ReviewPart>
  );
};

interface PolicySummaryProps {
  quote: AccidentQuoteRecord;
  plans: readonly AccidentPlan[];
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
const PolicySummary = ({ quote, plans }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, plans, language)}
      paid={t('pa.details.cost', { amount: formatRupiah(quote.duePremium), months: quote.months })}
      quote={quote}
    />
  );
};
