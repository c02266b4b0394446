import { agreementCalls } from '#schemas/agreement.ts';
import { endpoint } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** For people who register and for agents. */
export const agreementEndpoints = {
  /** The version in force, in the reader's language. */
  getAgreement: endpoint(agreementCalls.getAgreement, {
    ...reads,
    path: 'agreement',
    lang: 'langId',
  }),
  /** What was read: a version that is no longer in force, or words that were changed on the way, are refused. */
  acceptAgreement: endpoint(agreementCalls.acceptAgreement, { ...writes, path: 'agreement/accept' }),
  /** All that the reader has accepted, the newest first. */
  acceptedAgreements: endpoint(agreementCalls.acceptedAgreements, {
    ...reads,
    path: 'agreement/accepted',
  }),
  /** As it was accepted, with name and time. */
  agreementPdf: endpoint(agreementCalls.agreementPdf, {
    ...reads,
    path: 'agreement/pdf/:version',
    counted: 'documents',
    binary: true,
  }),
  /** By staff: every agent is asked again from that day on. */
  publishAgreement: endpoint(agreementCalls.publishAgreement, {
    ...writes,
    path: 'staff/agreements',
    maxBodyBytes: 200_000,
  }),
  /** For everybody, before anybody has signed in (ruling R68). */
  legalText: endpoint(agreementCalls.legalText, {
    ...reads,
    path: 'legal/:document',
    lang: 'langId',
  }),
  listAgreements: endpoint(agreementCalls.listAgreements, {
    ...reads,
    path: 'staff/agreements',
  }),
} as const;
