import type { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { Handlers } from '../handler.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { acceptedAgreements, getAgreement, listAgreements } from './get-agreement.ts';
import { legalText } from './legal/legal-text.ts';
import { publishAgreement } from './publish-agreement.ts';

/** The services agreement: read, accepted and printed by people who register and by agents, published by staff. */
export const agreementArea: Handlers<typeof agreementEndpoints> = {
  getAgreement,
  acceptAgreement,
  acceptedAgreements,
  agreementPdf,
  legalText,
  publishAgreement,
  listAgreements,
};
