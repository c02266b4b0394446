export type SubjectKind = 'quote' | 'registration' | 'agent';

/** What a row is about: a quote, somebody's registration, an agent. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** Whose identity: a quote may insure several people, counted from 1. */
export interface IdentitySubject extends Subject {
  readonly insuredNo: number;
}

/** The columns that every row about a subject has; `quote_id` where it is a quote. */
export const subjectColumns = ({ kind, id }: Subject) => ({
  subject_kind: kind,
  subject_id: id,
  quote_id: kind === 'quote' ? id : null,
});

/** An insured of a quote. */
export const insuredOf = (quoteId: string, insuredNo: number): IdentitySubject => ({
  kind: 'quote',
  id: quoteId,
  insuredNo,
});

/** The one card of somebody who registers or sells. */
export const ownCardOf = (kind: 'registration' | 'agent', id: string): IdentitySubject => ({
  kind,
  id,
  insuredNo: 1,
});

/** What a row is about: a quote, somebody's registration, an agent. */
export interface SubjectColumns {
  subject_kind: SubjectKind;
  subject_id: string;
}
