import type { StaffWork } from '@payung/shared/product.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { onboardingRoutes } from './contract/routes.ts';

/** This remote sells nothing. */
export const products = [] as const;

/** The work that reviewers find on their home page (ruling R18). */
export const staffWork: readonly StaffWork[] = [
  {
    id: 'registrations',
    label: { en: 'New agents', id: 'Agen baru' },
    shortLabel: { en: 'Agents', id: 'Agen' },
    description: {
      en: 'Registrations with documents, to be accepted or sent back',
      id: 'Pendaftaran beserta dokumen, untuk diterima atau dikembalikan',
    },
    // A person with a plus sign.
    icon: 'M10 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M3 20v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1M19 8v6M16 11h6',
    address: onboardingRoutes.reviews.path,
    countPath: registrationReviewEndpoints.registrationCount.path,
  },
];
