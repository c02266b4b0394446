import { randomUUID } from 'node:crypto';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newPhone } from '#testing/people.ts';

const noAddress = {
  address1: '',
  address2: '',
  address3: '',
  state: '',
  city: '',
  country: '',
  pincode: '',
};

/** The form of a lead as it goes over the wire. */
export const wireLeadForm = (facts: object = {}) => ({
  leadStatus: 'newleadentery',
  leadDisposition: '',
  leadsubDisposition: '',
  appointmentDate: '',
  appointmentTime: '',
  leadOwnerId: '',
  leadCreatorId: '',
  firstName: 'Rina',
  lastName: 'Hartono',
  dob: '',
  gender: '',
  maritalStatus: '',
  childStatus: '',
  ChildInfo: [],
  primaryMobile: newPhone(),
  secondaryMobile: '',
  landlineNo: '',
  email: '',
  address: noAddress,
  hasOtherMailAddress: false,
  mailingAddress: noAddress,
  socialSecurityAdharNo: '',
  existingInsurance: '',
  existingInsurer: '',
  existingPolicyEnd: '',
  education: '',
  professionType: '',
  incomeGroup: '',
  productCategory: '',
  productType: '',
  zone: 'WIB',
  source: '',
  hasConsent: true,
  ...facts,
});

/** A lead that was entered by hand. */
export const newLead = async (
  server: AreaServer,
  agent: Credentials,
  facts: object = {},
): Promise<string> => {
  const body = { form: wireLeadForm(facts), requestId: randomUUID() };
  const { data } = await succeed(server, agent, 'createLead', { body });
  return data.lead._id;
};

export const importStart = (facts: object = {}) => ({
  fileName: 'people.csv',
  source: 'Bazaar',
  hasConsent: true,
  lineCount: 1,
  requestId: randomUUID(),
  ...facts,
});

export const importLine = (line: number, facts: object = {}) => ({
  line,
  firstName: `Person ${line}`,
  lastName: '',
  phone: newPhone(),
  email: '',
  birthDate: '',
  city: '',
  note: '',
  ...facts,
});
