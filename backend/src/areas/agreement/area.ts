import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import { area } from '#areas/area.ts';
import { forEverybody, forPartners, forStaff } from '#core/access/access-rows.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { agreementPdf } from './agreement-document.ts';
import { acceptedAgreements, getAgreement, listAgreements } from './get-agreement.ts';
import { legalText } from './legal/legal-texts.ts';
import { publishAgreement } from './publish-agreement.ts';

/** The services agreement: read, accepted and printed by people who register and by agents, published by staff. */
export const agreementArea = area({
  endpoints: agreementEndpoints,
  handlers: {
    getAgreement,
    acceptAgreement,
    acceptedAgreements,
    agreementPdf,
    legalText,
    publishAgreement,
    listAgreements,
  },
  access: {
    getAgreement: forPartners,
    acceptAgreement: forPartners,
    acceptedAgreements: forPartners,
    agreementPdf: forPartners,
    // Anybody who is asked to agree reads it first, signed in or not.
    legalText: forEverybody,
    publishAgreement: forStaff,
    listAgreements: forStaff,
  },
});
