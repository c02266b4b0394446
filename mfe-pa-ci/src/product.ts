import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { READ_ONLY } from '@payung/shared/journey/order/read-only.ts';
import { STANDARD_POLICY_PDF } from '@payung/shared/api/policy-pdf.ts';
import type { ProductDescription, StageTargets } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { paCiEndpoints } from './contract/endpoints.ts';
import { paCiRoutes } from './contract/routes.ts';

/** Where a stage lands (LINK-019 to LINK-025, rulings K44 and R25), literal; leads resume by the same table. */
const accidentStages: StageTargets = {
  none: '/oonaaccidentscreen',
  'Lead Created': '/oonaaccidentscreen',
  'Plan Selected': '/accidentordersummary',
  'Additional Benefit Selected': '/accidentordersummary',
  'Quick Quote Created': '/accidentordersummary',
  'PromoCode Added': '/accidentordersummary',
  'Customer Information Updated': '/accidentcustomerdetails',
  'Full Quote Created': '/accidentpaymentconfirmation',
  'Policy Generated': '/accidentpaymentconfirmation',
  'Full Quote Created With Payment': '/accidentpaylater',
};

export const accident: ProductDescription = {
  productId: PRODUCT_IDS.pa,
  displayName: PRODUCT_NAMES.pa,
  tile: {
    label: { en: 'Personal accident', id: 'Kecelakaan diri' },
    description: {
      en: 'One policy for up to ten people, with one limit or several',
      id: 'Satu polis untuk sampai sepuluh orang, dengan satu atau beberapa limit',
    },
    // Two people.
    icon: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20c.500-3.500 3-5.500 6.500-5.500s6 2 6.500 5.500M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.800c2 .700 3.200 2.500 3.500 5.200',
    start: paCiRoutes.start.path,
    order: 5,
  },
  link: {
    prefix: 'pa',
    decryptPath: paCiEndpoints.decryptPaLink.path,
    otp: paCiRoutes.otp.path,
    stages: accidentStages,
    expired: shellRoutes.linkNotValid.path,
    // Literal (LINK-026).
    invalid: shellRoutes.login.path,
  },
  leadStages: accidentStages,
  results: {
    createPolicy: paCiRoutes.customerInformation.path,
    quoteRetry: paCiRoutes.orderSummary.path,
    summary: { path: paCiRoutes.orderSummary.path, state: READ_ONLY },
    payment: paCiRoutes.payment.path,
    payLaterRefused: shellRoutes.payLaterError.path,
    policyPdf: STANDARD_POLICY_PDF,
  },
};

export const criticalIllness: ProductDescription = {
  productId: PRODUCT_IDS.ci,
  displayName: PRODUCT_NAMES.ci,
  tile: {
    label: { en: 'Critical illness', id: 'Penyakit kritis' },
    description: {
      en: 'Your customer chooses the cover on our partner’s pages',
      id: 'Nasabah memilih perlindungan di halaman mitra kami',
    },
    // A heart with a line of its beat.
    icon: 'M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.500 4.200 4.200 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10M4.800 12.500H9l1.500-2.500 2.500 4.500 1.500-2h4.700',
    start: paCiRoutes.ciStart.path,
    order: 6,
  },
  link: {
    prefix: 'ci',
    decryptPath: paCiEndpoints.decryptCiLink.path,
    otp: paCiRoutes.ciOtp.path,
    // The hand-over page; it needs no stage.
    stages: { none: paCiRoutes.ciHandover.path },
    expired: shellRoutes.linkNotValid.path,
    invalid: shellRoutes.login.path,
  },
  leadStages: { none: paCiRoutes.ciLink.path },
};

/** The products of this remote, as the platform knows them. */
export const products: readonly ProductDescription[] = [accident, criticalIllness];
