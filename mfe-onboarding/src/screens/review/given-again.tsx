import type { RegistrationReview } from '@payung/shared/api/endpoints/registration-reviews.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './given-again.module.css';

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

/** What stands on the page of a part. */
export type ReviewField = keyof typeof LABELS;

const isKnown = (field: string): field is ReviewField => field in LABELS;

type Of = { readonly review: Pick<RegistrationReview, 'parts'>; readonly part: ReviewedPart };

const againOf = ({ review, part }: Of) => review.parts.find((each) => each.part === part)?.again;

/** Whether the person changed that field since staff sent the registration back. */
export const isChanged = (of: Of, field: ReviewField): boolean =>
  againOf(of)?.fields.includes(field) === true;

/** Beside a value that was changed. */
export const ChangedMark = () => {
  const text = useText();
  return <span className={styles['changed']}>{text('review.changed')}</span>;
};

/** What became of a part since it was sent back: what was accepted then says nothing. */
export const GivenAgain = (of: Of) => {
  const text = useText();
  const again = againOf(of);
  if (again === undefined) return null;
  if (again.isNew) return <InlineNotice kind="info" text={text('review.again.new')} />;
  const names = again.fields.filter(isKnown).map((field) => text(LABELS[field]));
  if (again.fields.length === 0) return <InlineNotice kind="warning" text={text('review.again.same')} />;
  return <InlineNotice kind="info" text={text('review.again.changed', { fields: names.join(', ') })} />;
};
