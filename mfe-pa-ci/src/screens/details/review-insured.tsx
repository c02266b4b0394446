import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { insuredLink } from '#accident-quote/insured-way.ts';
import type { QuotedInsured } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';

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

/** What the policy will say of one insured, with the way to change it. */
export const ReviewInsured = ({ quoteId, insured, place }: ReviewInsuredProps) => {
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
