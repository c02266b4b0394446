import { identityOutcome } from '@payung/shared/domain/people/identity-outcome.ts';
import type { ReactNode } from 'react';
import type { RegistrationReview } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { formatDate, formatMoment } from '@payung/shared/domain/dates.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { nationalPhone } from '@payung/shared/domain/people/phone.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { ChangedMark, isChanged } from './given-again.tsx';
import type { ReviewField } from './given-again.tsx';
import { Photo } from './photo.tsx';

type Of = { readonly review: RegistrationReview };

interface ValueProps {
  readonly children: ReactNode;
  /** What is wrong with it, in words. */
  readonly difference?: string | undefined;
  readonly isChanged?: boolean;
}

const Value = ({ children, difference, isChanged: isMarked = false }: ValueProps) => (
  <>
    {children}
    {difference === undefined ? null : (
      <>
        {' '}
        <strong>({difference})</strong>
      </>
    )}
    {isMarked ? (
      <>
        {' '}
        <ChangedMark />
      </>
    ) : null}
  </>
);

const Details = ({ review }: Of) => {
  const text = useText();
  const { details, phone, agreement, card } = review;
  const value = (field: ReviewField, shown: string) => (
    <Value isChanged={isChanged({ review, part: 'details' }, field)}>{shown}</Value>
  );
  const address = isChanged({ review, part: 'details' }, 'city') ? 'city' : 'address';
  return (
    <Facts>
      {details.kind === 'individual' ? (
        <Fact label={text('review.name')}>{value('fullName', details.fullName)}</Fact>
      ) : (
        <>
          <Fact label={text('review.company')}>{value('companyName', details.companyName)}</Fact>
          <Fact label={text('review.businessNumber')}>{value('businessNumber', details.businessNumber)}</Fact>
          <Fact label={text('review.director')}>{value('directorName', details.directorName)}</Fact>
          <Fact label={text('review.contactEmail')}>{value('contactEmail', details.contactEmail)}</Fact>
        </>
      )}
      <Fact label={text('review.birthDate')}>{value('birthDate', formatDate(details.birthDate))}</Fact>
      {/* Beside the number of the card where there is one. */}
      {card === undefined ? (
        <Fact label={text('review.typedNumber')}>{value('idNumber', details.idNumber)}</Fact>
      ) : null}
      <Fact label={text('review.phone')}>{nationalPhone(phone)}</Fact>
      <Fact label={text('review.email')}>{value('email', details.email)}</Fact>
      <Fact label={text('review.address')}>{value(address, `${details.address}, ${details.city}`)}</Fact>
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
  const { card, details, warnings, agentCard } = review;
  const isMarked = (field: ReviewField): boolean => isChanged({ review, part: 'idCard' }, field);
  const isRead = card !== undefined && card.readNumber !== '';
  const difference = warnings.includes('numbersDiffer') ? text('review.different') : undefined;
  return (
    <>
      <Facts>
        {agentCard === undefined ? null : (
          <Fact label={text('review.registeredNumber')}>
            {agentCard.registeredNumber || text('review.noRegisteredNumber')}
          </Fact>
        )}
        <Fact label={text('review.typedNumber')}>
          <Value isChanged={isMarked('idNumber')}>{details.idNumber}</Value>
        </Fact>
        <Fact label={text('review.readNumber')}>
          <Value difference={difference} isChanged={isMarked('readNumber')}>
            {isRead ? card.readNumber : text('review.notRead')}
          </Value>
        </Fact>
        {isRead && warnings.includes('numbersDiffer') ? (
          <Fact label={text('review.chosen')}>{text(`review.chosen.${card.chosen}`)}</Fact>
        ) : null}
        <Fact label={text('review.birthDate')}>
          <Value
            difference={warnings.includes('birthDateDiffers') ? text('review.differentDate') : undefined}
          >
            {formatDate(details.birthDate)}
          </Value>
        </Fact>
        {card === undefined || card.providerStatus === '' ? null : (
          <Fact label={text('review.provider')}>
            {/* The specification gives applicants the bare word. */}
            {card.providerStatus === 'needs_review'
              ? text('review.provider.look')
              : text(identityOutcome(card.providerStatus).message)}
          </Fact>
        )}
      </Facts>
      {card?.hasImage === true ? <Photo registrationId={review.id} part="idCard" /> : null}
    </>
  );
};

const Tax = ({ review }: Of) => {
  const text = useText();
  const { id, tax } = review;
  if (tax === undefined) return null;
  return (
    <>
      <Facts>
        <Fact label={text('review.taxId')}>
          <Value isChanged={isChanged({ review, part: 'tax' }, 'taxId')}>{tax.taxId}</Value>
        </Fact>
      </Facts>
      {tax.hasImage ? <Photo registrationId={id} part="tax" /> : null}
    </>
  );
};

const Bank = ({ review }: Of) => {
  const text = useText();
  const { bank, warnings } = review;
  const isMarked = (field: ReviewField): boolean => isChanged({ review, part: 'bank' }, field);
  if (bank === undefined) return null;
  const difference = warnings.includes('holderDiffers') ? text('review.differentName') : undefined;
  return (
    <Facts>
      <Fact label={text('review.bankName')}>
        <Value isChanged={isMarked('bankCode')}>{bank.bankName}</Value>
      </Fact>
      <Fact label={text('review.holder')}>
        <Value difference={difference} isChanged={isMarked('accountHolder')}>
          {bank.accountHolder}
        </Value>
      </Fact>
      <Fact label={text('review.account')}>
        <Value isChanged={isMarked('accountNumber')}>{bank.accountNumber}</Value>
      </Fact>
    </Facts>
  );
};

const VIEWS = { details: Details, idCard: Card, tax: Tax, bank: Bank } as const;

/** What was given of one part. */
export const Given = ({ review, part }: Of & { readonly part: ReviewedPart }) => {
  const View = VIEWS[part];
  return <View review={review} />;
};
