import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** The services agreement in one language, in force or accepted (ruling R56). */
export interface Agreement {
  /** Such as '2026-11'. */
  readonly version: string;
  readonly language: 'en' | 'id';
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** SHA-256 of the words, sent back with the acceptance. */
  readonly hash: string;
  /** From which day it is in force, 'YYYY-MM-DD'. */
  readonly inForceFrom: string;
  /** When the reader has accepted this version; absent where it is still to be accepted. */
  readonly acceptedAt?: string;
}

export interface AcceptedAgreement {
  readonly version: string;
  readonly language: 'en' | 'id';
  readonly acceptedAt: string;
}

export interface AgreementVersion {
  readonly version: string;
  readonly inForceFrom: string;
  readonly publishedAt: string;
  /** How many agents have accepted it. */
  readonly accepted: number;
}

interface AgreementWords {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export interface NewAgreement {
  readonly version: string;
  readonly inForceFrom: string;
  readonly en: AgreementWords;
  readonly id: AgreementWords;
}

/** Terms, privacy policy, or the wording of a product: in force, or of the version that was asked for. */
export type LegalText = Omit<Agreement, 'acceptedAt'>;

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** For people who register and for agents. */
export const agreementEndpoints = {
  /** The version in force, in the reader's language. */
  getAgreement: endpoint<{ reply: Agreement }>()({
    ...reads,
    path: 'agreement',
    lang: 'langId',
    wire: { reply: under('data', same<Agreement>()) },
  }),
  /** What was read: a version that is no longer in force, or words that were changed on the way, are refused. */
  acceptAgreement: endpoint<{
    body: { readonly version: string; readonly language: 'en' | 'id'; readonly hash: string };
    reply: { readonly message: string };
  }>()({ ...writes, path: 'agreement/accept' }),
  /** All that the reader has accepted, the newest first. */
  acceptedAgreements: endpoint<{ reply: { readonly agreements: readonly AcceptedAgreement[] } }>()({
    ...reads,
    path: 'agreement/accepted',
    wire: { reply: under('data', same<{ readonly agreements: readonly AcceptedAgreement[] }>()) },
  }),
  /** As it was accepted, with name and time. */
  agreementPdf: endpoint<{ params: { readonly version: string }; reply: Blob }>()({
    ...reads,
    path: 'agreement/pdf/:version',
    counted: 'documents',
    binary: true,
  }),
  /** By staff: every agent is asked again from that day on. */
  publishAgreement: endpoint<{ body: NewAgreement; reply: { readonly message: string } }>()({
    ...writes,
    path: 'staff/agreements',
    maxBodyBytes: 200_000,
  }),
  /** For everybody, before anybody has signed in (ruling R68). */
  legalText: endpoint<{
    params: { readonly document: string };
    query: { readonly version?: string };
    reply: LegalText;
  }>()({
    ...reads,
    path: 'legal/:document',
    lang: 'langId',
    wire: { reply: under('data', same<LegalText>()) },
  }),
  listAgreements: endpoint<{ reply: { readonly agreements: readonly AgreementVersion[] } }>()({
    ...reads,
    path: 'staff/agreements',
    wire: { reply: under('data', same<{ readonly agreements: readonly AgreementVersion[] }>()) },
  }),
} as const;
