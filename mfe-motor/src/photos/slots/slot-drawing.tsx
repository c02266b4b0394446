import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import styles from './slot-drawing.module.css';

interface SlotDrawingProps {
  kind: VehicleKind;
  slot: PhotoSlot;
}

/** What the photo should show; decorative, for the text beside it says the same. */
export const SlotDrawing = ({ kind, slot }: SlotDrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox="0 0 120 90"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={drawingOf(kind, slot)} transform={isMirrored(slot) ? 'matrix(-1 0 0 1 120 0)' : undefined} />
  </svg>
);

type DrawnSlot = Exclude<PhotoSlot, 'damage1' | 'damage2' | 'damage3' | 'damage4'> | 'damage';

/** Path data of line drawings of 120 × 90: what is wanted on the photo. */
const CAR_SIDE =
  'M8 60v-10l12-4 14-16h36l18 16 20 4q4 2 4 10H98M82 60H44M28 60H8M36 68a8 8 0 1 0 0-16 8 8 0 0 0 0 16M90 68a8 8 0 1 0 0-16 8 8 0 0 0 0 16M56 31v15M36 46h48';
const MOTORCYCLE_SIDE =
  'M30 70a12 12 0 1 0 0-24 12 12 0 0 0 0 24M92 70a12 12 0 1 0 0-24 12 12 0 0 0 0 24M30 58h30l8-18h10M92 58 80 26h-10M80 26l6-2M36 40h28l-6 12H40z';

const COMMON = {
  dashboard:
    'M10 62q6-30 50-30t50 30v10H10zM44 58a12 12 0 0 1 24 0M56 58l5-7M78 54h18M78 60h18M22 52h12v12H22z',
  speedometer:
    'M24 66a36 36 0 1 1 72 0zM60 66l16-22M34 62l5-2M42 46l4 4M60 38v5M78 46l-4 4M86 62l-5-2M46 76h28',
  chassis:
    'M14 30h92v30H14zM22 38v14M30 38v14M38 38v14M46 38v14M54 38v14M62 38v14M70 38v14M78 38v14M86 38v14M94 38v14M22 70h76',
  engine: 'M26 36h14v-8h30v8h10l6 8h8v26h-8l-6 6H36l-10-8zM18 44v20M40 28v-6h14M46 50h24M46 60h24',
  registration: 'M16 18h88v54H16zM24 28h30M24 36h44M24 44h44M24 52h28M80 28h16v20H80zM24 62h72',
  damage: 'M12 68q10-32 48-32t48 32M56 44l8 6-5 5 7 6M60 72a18 18 0 1 0 0-36 18 18 0 0 0 0 36M73 67l12 12',
} as const;

const CAR: Readonly<Record<DrawnSlot, string>> = {
  ...COMMON,
  front: 'M24 42 32 20h56l8 22M20 42h80v28H20zM20 70v8h14v-8M86 70v8h14v-8M28 50h12M80 50h12M44 58h32v8H44z',
  rear: 'M26 40 34 20h52l8 20M20 40h80v30H20zM20 70v8h14v-8M86 70v8h14v-8M24 46v10M96 46v10M46 50h28v9H46zM34 64h52',
  left: CAR_SIDE,
  right: CAR_SIDE,
};

const MOTORCYCLE: Readonly<Record<DrawnSlot, string>> = {
  ...COMMON,
  front:
    'M36 26h48M60 26v10M50 40a10 10 0 1 0 20 0 10 10 0 0 0-20 0M52 52h16v8H52zM56 60v20h8V60M36 26l-4 6M84 26l4 6',
  rear: 'M40 28h40M48 34h24v8H48zM46 46h28v10H46zM56 56v24h8V56M40 28l-4 6M80 28l4 6',
  left: MOTORCYCLE_SIDE,
  right: MOTORCYCLE_SIDE,
};

const drawingOf = (kind: VehicleKind, slot: PhotoSlot): string =>
  (kind === 'car' ? CAR : MOTORCYCLE)[slot.startsWith('damage') ? 'damage' : (slot as DrawnSlot)];

/** The sides are one drawing, which looks the other way. */
const isMirrored = (slot: PhotoSlot): boolean => slot === 'left';
