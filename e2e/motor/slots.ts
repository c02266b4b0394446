import type { InspectionPhoto, PhotoFlag } from 'mfe-motor/contract/inspection.ts';

export type Slot = InspectionPhoto['slot'];
export type Reason = PhotoFlag['reason'];

/** What is photographed of every vehicle, literal. */
export const CAR_SLOTS: readonly Slot[] = [
  'front',
  'rear',
  'left',
  'right',
  'dashboard',
  'chassis',
  'engine',
  'registration',
];
export const MOTORCYCLE_SLOTS: readonly Slot[] = [
  'front',
  'rear',
  'left',
  'right',
  'speedometer',
  'chassis',
  'registration',
];
