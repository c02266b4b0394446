import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { NewMotorQuote, Vehicle } from 'mfe-motor/contract/schemas/vehicle.ts';
import { demoEmail } from '#areas/quote/product/insurance-product.ts';
import type { DemoAgentKey, DemoSale } from '#areas/quote/product/insurance-product.ts';
import { demoId } from '#areas/agents/demo-people.ts';
import { motorCommandOf } from './commands.ts';
import { MOTOR_PRODUCT_IDS } from './details.ts';
import { patchOf } from './vehicle-patch.ts';

interface DemoVehicle {
  readonly agent: DemoAgentKey;
  readonly customer: string;
  readonly phone: string;
  readonly vehicle: Omit<Vehicle, 'use' | 'accessories' | 'startDate' | 'year'>;
  /** Years since it was made. */
  readonly age: number;
  readonly guidePrice: number;
  readonly planCode: string;
  readonly duration: number;
  readonly codes: readonly string[];
  /** Days from the start of the demo to the start of cover. */
  readonly startsIn: number;
  readonly stage: Stage;
}

const VEHICLES: readonly DemoVehicle[] = [
  {
    agent: 'mitra',
    customer: 'Bambang Wijaya',
    phone: '081311110021',
    vehicle: {
      kind: 'car',
      brand: 'Toyota',
      model: 'Avanza',
      plateCode: 'B',
      plateNumber: '1234',
      plateSuffix: 'KJA',
      chassisNo: 'MHFDEMOAVANZA0001',
      engineNo: '2NRDEMO0001',
      coverage: 'comprehensive',
      sumInsured: 210_000_000,
    },
    age: 1,
    guidePrice: 216_000_000,
    planCode: 'MTSTD',
    duration: 3,
    codes: ['FLOOD', 'TPL025', 'AU01'],
    startsIn: 10,
    stage: 'Quick Quote Created',
  },
  {
    agent: 'mitra',
    customer: 'Ratna Dewi',
    phone: '081311110022',
    vehicle: {
      kind: 'motorcycle',
      brand: 'Honda',
      model: 'BeAT',
      plateCode: 'D',
      plateNumber: '4321',
      plateSuffix: 'ZR',
      chassisNo: 'MH1DEMOBEAT000001',
      engineNo: 'JM9DEMO0001',
      coverage: 'totalLoss',
      sumInsured: 16_000_000,
    },
    age: 2,
    guidePrice: 15_400_000,
    planCode: 'MTPRM',
    duration: 1,
    codes: [],
    startsIn: 5,
    stage: 'Customer Information Updated',
  },
];

const ADDRESS = {
  address: 'Jalan Dago 12',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

const formOf = (demo: DemoVehicle, startDate: string): NewMotorQuote => ({
  ...demo.vehicle,
  year: Number(startDate.slice(0, 4)) - demo.age,
  use: 'private',
  accessories: 0,
  startDate,
  insuredName: demo.customer,
  insuredPhone: demo.phone,
  requestId: demoId(demo.phone),
});

const saleOf = (demo: DemoVehicle, today: string): DemoSale => {
  const startDate = addDays(today, demo.startsIn);
  const form = formOf(demo, startDate);
  const { brand, model, kind } = demo.vehicle;
  const listed = { brand, model, isModelListed: true, isEuropean: false, isCommercial: false };
  const { planCode, duration, codes, phone } = demo;
  const plan = { planCode, planName: '', premium: 0, duration, isEligibleForMultiyear: duration > 1 };
  const customer = {
    insuredName: demo.customer,
    insuredBirthDate: '1988-08-17',
    insuredIdCard: '3273011708880001',
    insuredPhone: phone,
    insuredEmail: demoEmail(demo.customer),
    startDate,
    address: ADDRESS,
  };
  return {
    agent: demo.agent,
    facts: {
      ...patchOf(form, { ...listed, guidePrice: demo.guidePrice }, { before: undefined, today }),
      product_id: MOTOR_PRODUCT_IDS[kind],
      request_id: form.requestId,
      insured_phone: phone,
    },
    saves: {
      'Plan Selected': [motorCommandOf({ kind: 'plan', ...plan })],
      // A motorcycle has no add-ons to save (ruling K30).
      'Additional Benefit Selected': kind === 'car' ? [motorCommandOf({ kind: 'benefits', codes })] : [],
      'Customer Information Updated': [motorCommandOf({ kind: 'customer', customer })],
    },
    stage: demo.stage,
  };
};

/** Quotes that the demo shows. */
export const motorDemoSales = (now: Date): readonly DemoSale[] =>
  VEHICLES.map((demo) => saleOf(demo, todayInJakarta(now)));

const codesOf = (word: string): readonly string[] =>
  Array.from({ length: 20 }, (_, index) => `${word}${String(index + 1).padStart(18 - word.length, '0')}`);

/** Each as long as a promo code of motor, and redeemable once. */
export const MOTOR_DEMO_PROMO_CODES = {
  car: codesOf('MOBILHEMAT2026'),
  motorcycle: codesOf('MOTORHEMAT2026'),
} as const;
