import type { ReactNode } from 'react';
import { identityOutcome } from '@payung/shared/domain/people/identity-check.ts';
import type { RegistrationReview } from '@payung/shared/schemas/registration-reviews.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { nationalPhone } from '@payung/shared/domain/people/phone.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { Photo } from './photo.tsx';
import styles from './review.module.css';

interface PartFactsProps {
  readonly review: RegistrationReview;
}

interface ValueProps {
  readonly children: ReactNode;
  /** The text about a difference. */
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

const Details = ({ review }: PartFactsProps) => {
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

/** Typed and read numbers side by side, with a text where they differ. */
const Card = ({ review }: PartFactsProps) => {
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

const Tax = ({ review }: PartFactsProps) => {
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

const Bank = ({ review }: PartFactsProps) => {
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

/** The data of one part. */
export const PartFacts = ({ review, part }: PartFactsProps & { readonly part: ReviewedPart }) => {
  const View = VIEWS[part];
  return <View review={review} />;
};

const LABELS = {
  kind: 'review.kind',
  fullName: 'review.name',
  companyName: 'review.company',
  businessNumber: 'review.businessNumber',
  directorName: 'review.director',
  contactEmail: 'review.contactEmail',
  email: 'review.email',
  address: 'review.address',
  city: 'review.city',
  birthDate: 'review.birthDate',
  idNumber: 'review.typedNumber',
  readNumber: 'review.readNumber',
  photo: 'review.photo',
  taxId: 'review.taxId',
  bankCode: 'review.bankName',
  accountHolder: 'review.holder',
  accountNumber: 'review.account',
} as const;

/** The fields of all parts. */
type ReviewField = keyof typeof LABELS;

const isKnown = (field: string): field is ReviewField => field in LABELS;

interface ReviewedPartProps {
  readonly review: Pick<RegistrationReview, 'parts'>;
  readonly part: ReviewedPart;
}

const resubmissionOf = ({ review, part }: ReviewedPartProps) =>
  review.parts.find((each) => each.part === part)?.again;

/** Whether the person changed that field since staff sent the registration back. */
const isChanged = (reviewed: ReviewedPartProps, field: ReviewField): boolean =>
  resubmissionOf(reviewed)?.fields.includes(field) === true;

/** The mark beside a changed value. */
const ChangedMark = () => {
  const text = useText();
  return <span className={styles['changed']}>{text('review.changed')}</span>;
};

/** The fields of a part that were changed since it was sent back; undefined for a part that was not sent again. */
export const ResubmissionNotice = (reviewed: ReviewedPartProps) => {
  const text = useText();
  const again = resubmissionOf(reviewed);
  if (again === undefined) return null;
  if (again.isNew) return <InlineNotice kind="info" text={text('review.again.new')} />;
  const names = again.fields.filter(isKnown).map((field) => text(LABELS[field]));
  if (again.fields.length === 0) return <InlineNotice kind="warning" text={text('review.again.same')} />;
  return <InlineNotice kind="info" text={text('review.again.changed', { fields: names.join(', ') })} />;
};
