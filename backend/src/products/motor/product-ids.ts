import type { VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';

/** The two products of motor (MOT-069). */
export const MOTOR_PRODUCT_IDS: Readonly<Record<VehicleKind, string>> = {
  car: PRODUCT_IDS.motor4w,
  motorcycle: PRODUCT_IDS.motor2w,
};

export const isMotor = (productId: string): boolean => Object.values(MOTOR_PRODUCT_IDS).includes(productId);
