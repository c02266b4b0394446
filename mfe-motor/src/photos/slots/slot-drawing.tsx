import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { drawingOf, isMirrored } from './drawings.ts';
import styles from './slot-drawing.module.css';

interface SlotDrawingProps {
  kind: VehicleKind;
  slot: PhotoSlot;
}

/** What is wanted on the photo; decorative, since the words beside it say so too. */
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
