import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';
import '#ui/parts.ts';

interface CountFieldProps {
  id?: string;
  /** What is counted, read out with the number. */
  label: string;
  fewer: string;
  more: string;
  min: number;
  max: number;
  /** antd's forms give and take it. */
  value?: number;
  onChange?: (value: number) => void;
}

/** A small number, counted up and down. */
export const CountField = ({ label, fewer, more, min, max, value = min, onChange }: CountFieldProps) => (
  <fieldset className="py-count" aria-label={label}>
    <button
      type="button"
      className="py-stepper-button"
      aria-label={fewer}
      disabled={value <= min}
      onClick={() => onChange?.(value - 1)}
    >
      <LineIcon path={DRAWINGS.minus} />
    </button>
    <output aria-label={label}>{value}</output>
    <button
      type="button"
      className="py-stepper-button"
      aria-label={more}
      disabled={value >= max}
      onClick={() => onChange?.(value + 1)}
    >
      <LineIcon path={DRAWINGS.plus} />
    </button>
  </fieldset>
);
