import { policyPdfCall } from '@payung/shared/api/policy-pdf.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import type { ProductDescription, StaffWork, StageTargets } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { motorEndpoints } from './contract/endpoints.ts';
import { motorRoutes } from './contract/routes.ts';
import { CLOSED_ORDER } from './motor-quote/closed-order.ts';

/** Where a stage lands (LINK-005 to LINK-016), literal; leads resume by the same table (ruling K92). */
const stagesOf = (afterPlan: string, inspection: string): StageTargets => ({
  none: '/motorscreen',
  'Lead Created': '/motorchooseproduct',
  'Plan Selected': afterPlan,
  'Additional Benefit Selected': '/motorordersummary',
  'Quick Quote Created': '/motorordersummary',
  'PromoCode Added': '/oonasuccess',
  'Customer Information Updated': inspection,
  'Qc Checked': inspection,
  'Q C Inspection Done': '/oonaconfirmationMotor',
  'Full Quote Created': '/oonapayment',
  'Policy Generated': '/oonapayment',
  'Full Quote Created With Payment': '/oonapayment',
});

const results = {
  createPolicy: motorRoutes.customerInformation.path,
  quoteRetry: motorRoutes.orderSummary.path,
  summary: { path: motorRoutes.orderSummary.path, state: CLOSED_ORDER },
  payment: shellRoutes.payment.path,
  payLaterRefused: shellRoutes.payLaterError.path,
  policyPdf: policyPdfCall(quoteEndpoints.ePolicy, { policyNo: '{policyNo}', quoteId: '{quoteId}' }),
} as const;

const linkOf = (stages: StageTargets) => ({
  prefix: 'motor',
  decryptPath: motorEndpoints.decryptMotorLink.path,
  generatePath: motorEndpoints.generateMotorLink.path,
  otp: motorRoutes.otp.path,
  stages,
  // Spelled so for motor (ruling K47).
  expired: '/linknotvaild',
  invalid: shellRoutes.linkNotMatch.path,
});

const carStages = stagesOf('/motoradditionalbenefits', '/oonariskinspectionmotor');
const motorcycleStages = stagesOf('/motorordersummary', '/oonariskinspectionbike');

export const car: ProductDescription = {
  productId: PRODUCT_IDS.motor4w,
  displayName: PRODUCT_NAMES.motor4w,
  tile: {
    label: { en: 'Car', id: 'Mobil' },
    description: {
      en: 'Comprehensive or total loss only, up to five years',
      id: 'Komprehensif atau Total Loss Only, hingga lima tahun',
    },
    // A car from the side: body, roof, two wheels.
    icon: 'M3 16v-3.500l2-.700 2.200-4.300a1.500 1.500 0 0 1 1.300-.800h6a1.500 1.500 0 0 1 1.200.600L18.500 11l2 .600a1 1 0 0 1 .700 1V16M3 16h2M9 16h6M19 16h2.200M7 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6.500 11.500h11',
    start: motorRoutes.start.path,
    order: 3,
  },
  link: linkOf(carStages),
  leadStages: carStages,
  results,
};

export const motorcycle: ProductDescription = {
  productId: PRODUCT_IDS.motor2w,
  displayName: PRODUCT_NAMES.motor2w,
  tile: {
    label: { en: 'Motorcycle', id: 'Sepeda motor' },
    description: {
      en: 'Total loss and theft, in a few minutes',
      id: 'Rusak total dan pencurian, dalam beberapa menit',
    },
    // A scooter from the side: two wheels, seat, handlebar.
    icon: 'M6 18.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M18.500 18.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M8.500 16h5l2-5.500M4 11h6.500M13 5.500h2.500l3 8M8.500 16 7 11',
    start: `${motorRoutes.start.path}?vehicle=motorcycle`,
    order: 4,
  },
  link: linkOf(motorcycleStages),
  leadStages: motorcycleStages,
  results,
};

/** The products of this remote, as the platform knows them. */
export const products: readonly ProductDescription[] = [car, motorcycle];

/** What reviewers find on their home (ruling R18). */
export const staffWork: readonly StaffWork[] = [
  {
    id: 'motor-inspection',
    label: { en: 'Vehicle inspections', id: 'Pemeriksaan kendaraan' },
    shortLabel: { en: 'Vehicles', id: 'Survei' },
    description: {
      en: 'Photos of cars and motorcycles, compared with what was entered',
      id: 'Foto mobil dan sepeda motor, dibandingkan dengan data yang diisi',
    },
    // A camera: body, lens.
    icon: 'M4 8h3l1.500-2.500h7L17 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7',
    address: motorRoutes.reviewQueue.path,
    countPath: motorEndpoints.reviewCount.path,
  },
];
