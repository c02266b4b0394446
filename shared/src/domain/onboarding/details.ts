/** What the form asks of everybody (ruling N09). Days are 'YYYY-MM-DD'. */
interface CommonDetails {
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly birthDate: string;
  /** Of the person, or of the company's director: 16 digits. */
  readonly idNumber: string;
  /** The taxpayer flag (ruling R51): the tax step is asked. */
  readonly hasTaxNumber: boolean;
}

export interface IndividualDetails extends CommonDetails {
  readonly kind: 'individual';
  readonly fullName: string;
}

export interface CorporateDetails extends CommonDetails {
  readonly kind: 'corporate';
  readonly companyName: string;
  readonly directorName: string;
  /** E-mail of the company's contact person. */
  readonly contactEmail: string;
  /** NIB: 13 digits. */
  readonly businessNumber: string;
}

export type RegistrationDetails = IndividualDetails | CorporateDetails;
