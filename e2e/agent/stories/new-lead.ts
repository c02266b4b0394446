import { randomInt, randomUUID } from 'node:crypto';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { LeadDetail, LeadForm } from '@payung/shared/api/endpoints/leads.ts';
import type { Api } from '#support/api.ts';

const NO_ADDRESS = {
  line1: '',
  line2: '',
  line3: '',
  province: '',
  city: '',
  country: '',
  postalCode: '',
} as const;

/** A lead that an agent entered, with a phone that no other lead has. */
export const newLead = (
  api: Api,
  agentId: string,
  person: Pick<LeadForm, 'firstName' | 'lastName'>,
): Promise<LeadDetail> =>
  api.call(endpoints.createLead, {
    body: {
      requestId: randomUUID(),
      form: {
        contactStatus: 'newleadentery',
        disposition: '',
        subDisposition: '',
        appointmentDate: '',
        appointmentTime: '',
        ownerId: agentId,
        creatorId: agentId,
        ...person,
        birthDate: '',
        gender: '',
        maritalStatus: '',
        childStatus: '',
        children: [],
        phone: `0812${randomInt(10_000_000, 99_999_999)}`,
        secondaryPhone: '',
        landline: '',
        email: '',
        address: NO_ADDRESS,
        hasOtherMailAddress: false,
        mailAddress: NO_ADDRESS,
        nationalId: '',
        existingInsurance: '',
        existingInsurer: '',
        existingPolicyEnd: '',
        education: '',
        professionType: '',
        incomeGroup: '',
        productCategory: '',
        productType: '',
        zone: 'WIB',
        source: 'Pameran',
        hasConsent: true,
      },
    },
  });
