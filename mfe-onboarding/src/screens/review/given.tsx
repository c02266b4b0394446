import { identityOutcome } from '@payung/shared/domain/people/identity-outcome.ts';
import type { ReactNode } from 'react';
import type { RegistrationReview } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { formatDate, formatMoment } from '@payung/shared/domain/dates.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { Photo } from './photo.tsx';

type Of = { readonly review: RegistrationReview };

/** A value with what is wrong with it, in words. */
const Marked = ({ children, difference }: { children: ReactNode; difference?: string | undefined }) => (
  <>
    {children}
    {difference === undefined ? null : (
      <>
        {' '}
        <strong>({difference})</strong>
      </>
    )}
  </>
);

const Details = ({ review: { details, phone, agreement } }: Of) => {
  const text = useText();
  return (
    <Facts>
      {details.kind === 'individual' ? (
        <Fact label={text('review.name')}>{details.fullName}</Fact>
      ) : (
        <>
          <Fact label={text('review.company')}>{details.companyName}</Fact>
          <Fact label={text('review.businessNumber')}>{details.businessNumber}</Fact>
          <Fact label={text('review.director')}>{details.directorName}</Fact>
          <Fact label={text('review.contactEmail')}>{details.contactEmail}</Fact>
        </>
      )}
      <Fact label={text('review.birthDate')}>{formatDate(details.birthDate)}</Fact>
      <Fact label={text('review.phone')}>{phone}</Fact>
      <Fact label={text('review.email')}>{details.email}</Fact>
      <Fact label={text('review.address')}>{`${details.address}, ${details.city}`}</Fact>
      {agreement === undefined ? null : (
        <Fact label={text('agreement.title')}>
          {text('review.acceptedAgreement', {
            version: agreement.version,
            moment: formatMoment(agreement.acceptedAt),
          })}
        </Fact>
      )}
    </Facts>
  );
};

/** Typed and read side by side; what differs is said in words. */
const Card = ({ review }: Of) => {
  const text = useText();
  const { card, details, warnings } = review;
  const isRead = card !== undefined && card.readNumber !== '';
  const difference = warnings.includes('numbersDiffer') ? text('review.different') : undefined;
  return (
    <>
      <Facts>
        <Fact label={text('review.typedNumber')}>{details.idNumber}</Fact>
        <Fact label={text('review.readNumber')}>
          <Marked difference={difference}>{isRead ? card.readNumber : text('review.notRead')}</Marked>
        </Fact>
        {isRead && warnings.includes('numbersDiffer') ? (
          <Fact label={text('review.chosen')}>{text(`review.chosen.${card.chosen}`)}</Fact>
        ) : null}
        <Fact label={text('review.birthDate')}>
          <Marked
            difference={warnings.includes('birthDateDiffers') ? text('review.differentDate') : undefined}
          >
            {formatDate(details.birthDate)}
          </Marked>
        </Fact>
        {card === undefined || card.providerStatus === '' ? null : (
          <Fact label={text('review.provider')}>{text(identityOutcome(card.providerStatus).message)}</Fact>
        )}
      </Facts>
      {card?.hasImage === true ? <Photo registrationId={review.id} part="idCard" /> : null}
    </>
  );
};

const Tax = ({ review: { id, tax } }: Of) => {
  const text = useText();
  if (tax === undefined) return null;
  return (
    <>
      <Facts>
        <Fact label={text('review.taxId')}>{tax.taxId}</Fact>
      </Facts>
      {tax.hasImage ? <Photo registrationId={id} part="tax" /> : null}
    </>
  );
};

const Bank = ({ review: { bank, warnings } }: Of) => {
  const text = useText();
  if (bank === undefined) return null;
  const difference = warnings.includes('holderDiffers') ? text('review.differentName') : undefined;
  return (
    <Facts>
      <Fact label={text('review.bankName')}>{bank.bankName}</Fact>
      <Fact label={text('review.holder')}>
        <Marked difference={difference}>{bank.accountHolder}</Marked>
      </Fact>
      <Fact label={text('review.account')}>{bank.accountNumber}</Fact>
    </Facts>
  );
};

const VIEWS = { details: Details, idCard: Card, tax: Tax, bank: Bank } as const;

/** What was given of one part. */
export const Given = ({ review, part }: Of & { readonly part: ReviewedPart }) => {
  const View = VIEWS[part];
  return <View review={review} />;
};
