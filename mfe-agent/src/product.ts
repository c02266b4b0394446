import { duplicateAlertEndpoints } from '@payung/shared/api/endpoints/duplicate-alerts.ts';
import { refundEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { StaffWork } from '@payung/shared/product.ts';
import { agentRoutes } from './contract/routes.ts';

/** This remote sells nothing. */
export const products = [] as const;

/** The work that staff find on their home page (ruling R18). */
export const staffWork: readonly StaffWork[] = [
  {
    id: 'points',
    label: { en: 'Points of agents', id: 'Poin agen' },
    shortLabel: { en: 'Points', id: 'Poin' },
    description: {
      en: 'Redemptions to be decided, corrections, cancelled policies, and whether all points agree',
      id: 'Penukaran yang perlu diputuskan, koreksi, pembatalan polis, dan kecocokan semua poin',
    },
    // A star.
    icon: 'M12 3l2.8 5.7 6.2 .9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z',
    address: agentRoutes.pointsWork.path,
    countPath: pointsReviewEndpoints.pointsWorkCount.path,
  },
  {
    id: 'refunds',
    label: { en: 'Refunds', id: 'Pengembalian dana' },
    shortLabel: { en: 'Refunds', id: 'Refund' },
    description: {
      en: 'Payments that are owed back, and payments that the provider took back',
      id: 'Pembayaran yang harus dikembalikan, dan yang ditarik kembali penyedia pembayaran',
    },
    // An arrow that turns back.
    icon: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
    address: agentRoutes.refunds.path,
    countPath: refundEndpoints.refundCount.path,
  },
  {
    id: 'line-flags',
    label: { en: 'Duplicate alerts', id: 'Data sama dalam satu jalur' },
    shortLabel: { en: 'Alerts', id: 'Ganda' },
    description: {
      en: 'Agents in the same upline group, or an agent and a customer, who share a number, an account or a device',
      id: 'Agen dalam satu jalur, atau agen dan nasabah, dengan nomor, rekening, atau perangkat yang sama',
    },
    // A flag.
    icon: 'M5 21V4M5 4h13l-3 4.5 3 4.5H5',
    address: agentRoutes.duplicateAlerts.path,
    countPath: duplicateAlertEndpoints.duplicateAlertCount.path,
  },
];
