import type { VehicleKind } from './vehicle.ts';

/** The required photos of a vehicle (ruling R12), in the order in which they are taken. */
export const CAR_SLOTS = [
  'front',
  'rear',
  'left',
  'right',
  'dashboard',
  'chassis',
  'engine',
  'registration',
] as const;
export const MOTORCYCLE_SLOTS = [
  'front',
  'rear',
  'left',
  'right',
  'speedometer',
  'chassis',
  'registration',
] as const;
/** Optional: existing damage, each with a description. */
export const DAMAGE_SLOTS = ['damage1', 'damage2', 'damage3', 'damage4'] as const;

type RequiredSlot = (typeof CAR_SLOTS)[number] | (typeof MOTORCYCLE_SLOTS)[number];
export type DamageSlot = (typeof DAMAGE_SLOTS)[number];
export type PhotoSlot = RequiredSlot | DamageSlot;

export const ALL_SLOTS: readonly PhotoSlot[] = [
  ...new Set([...CAR_SLOTS, ...MOTORCYCLE_SLOTS]),
  ...DAMAGE_SLOTS,
];

export const requiredSlots = (kind: VehicleKind): readonly RequiredSlot[] =>
  kind === 'car' ? CAR_SLOTS : MOTORCYCLE_SLOTS;

export const slotsOf = (kind: VehicleKind): readonly PhotoSlot[] => [...requiredSlots(kind), ...DAMAGE_SLOTS];

/** What the device noticed about a photo; a hint never refuses. */
export const PHOTO_HINTS = ['dark', 'glare', 'blurred', 'notInFrame'] as const;
export type PhotoHint = (typeof PHOTO_HINTS)[number];

/** How a photo came about. */
export const PHOTO_SOURCES = ['camera', 'cameraApp', 'file'] as const;
export type PhotoSource = (typeof PHOTO_SOURCES)[number];

/** Why a reviewer wants a photo again. Each has an instruction in both languages (`motor.flag.<reason>`). */
export const FLAG_REASONS = [
  'portrait',
  'noVehicle',
  'finger',
  'notInFrame',
  'blurred',
  'dark',
  'glare',
  'tooClose',
  'wrongSlot',
  'otherVehicle',
  'illegible',
  'tooOld',
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** What a reviewer compares with the registration before deciding. */
export const CHECKLIST = ['plate', 'chassis', 'engine', 'year', 'privateUse'] as const;
export type ChecklistItem = (typeof CHECKLIST)[number];

export const INSPECTION = {
  /** Upload limit of the server (N27). */
  maxBytes: 2 * 1024 * 1024,
  /** Days for which an approval is valid (ruling R11). */
  approvedDays: 14,
  handoffMinutes: 30,
  /** A reviewer's lease ends by itself; the page renews it while it is open. */
  leaseSeconds: 120,
  /** Waiting longer than this is overdue. */
  targetHours: 4,
  /** Sets on one page of the reviewers' list. */
  reviewsPerPage: 20,
  descriptionChars: 200,
  noteChars: 500,
} as const;
