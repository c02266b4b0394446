import type { BilingualText } from '@payung/shared/product.ts';
import type { Coverage } from 'mfe-motor/rules/vehicle.ts';

export interface CoverRow {
  readonly name: BilingualText;
  readonly note: BilingualText;
}

/** A plan of cars and motorcycles alike; the coverage of the quote decides which table prices it. */
export interface MotorPlan {
  readonly code: string;
  readonly name: string;
  /** Which bound of the tariff. */
  readonly bound: 0 | 1;
  /** ILLUSTRATIVE: an insurer's wording decides. */
  readonly benefits: Readonly<Record<Coverage, readonly CoverRow[]>>;
  /** What the insured bears of every damage; nothing where only a whole loss is paid. */
  readonly ownRisk: Readonly<Record<Coverage, CoverRow | undefined>>;
}

const partial: CoverRow = {
  name: { en: 'Collision, overturning, scratches', id: 'Tabrakan, terbalik, baret' },
  note: { en: 'Repair of every damage', id: 'Perbaikan setiap kerusakan' },
};
const total: CoverRow = {
  name: { en: 'Total loss', id: 'Kerugian total' },
  note: {
    en: 'Where repairs would cost 75% of the value or more',
    id: 'Bila biaya perbaikan mencapai 75% nilai kendaraan atau lebih',
  },
};
const theft: CoverRow = {
  name: { en: 'Theft', id: 'Pencurian' },
  note: { en: 'Also with violence', id: 'Termasuk dengan kekerasan' },
};
const fire: CoverRow = {
  name: { en: 'Fire', id: 'Kebakaran' },
  note: { en: 'Also by lightning', id: 'Termasuk akibat petir' },
};
const ferry: CoverRow = {
  name: { en: 'On ferries', id: 'Selama penyeberangan' },
  note: { en: 'On ships of the Directorate General', id: 'Di kapal feri di bawah pengawasan Ditjen' },
};
const ownRisk = (amount: string): CoverRow => ({
  name: { en: 'Own risk', id: 'Risiko sendiri' },
  note: { en: `Rp ${amount} for each event`, id: `Rp ${amount} per kejadian` },
});
const roadside: CoverRow = {
  name: { en: 'Roadside help', id: 'Bantuan darurat di jalan' },
  note: { en: 'Towing and starting help, day and night', id: 'Derek dan bantuan mesin, 24 jam' },
};
const transport: CoverRow = {
  name: { en: 'Transport allowance', id: 'Uang transportasi' },
  note: {
    en: 'Rp 150.000 a day during repairs, up to 5 days',
    id: 'Rp 150.000 per hari selama perbaikan, hingga 5 hari',
  },
};
const quickPayment: CoverRow = {
  name: { en: 'Faster payment', id: 'Pembayaran lebih cepat' },
  note: {
    en: 'Within 14 days of the complete documents',
    id: 'Dalam 14 hari setelah dokumen lengkap',
  },
};

/** Main benefits of each plan (MOT-014). */
export const MOTOR_PLANS: readonly MotorPlan[] = [
  {
    code: 'MTSTD',
    name: 'Motor Standard',
    bound: 0,
    benefits: {
      comprehensive: [partial, total, theft, fire, ferry],
      totalLoss: [total, theft, fire, ferry],
    },
    ownRisk: { comprehensive: ownRisk('300.000'), totalLoss: undefined },
  },
  {
    code: 'MTPRM',
    name: 'Motor Prime',
    bound: 1,
    benefits: {
      comprehensive: [partial, total, theft, fire, ferry, roadside, transport],
      totalLoss: [total, theft, fire, ferry, roadside, quickPayment],
    },
    ownRisk: { comprehensive: ownRisk('200.000'), totalLoss: undefined },
  },
];

export const planOf = (code: string): MotorPlan | undefined => MOTOR_PLANS.find((plan) => plan.code === code);
