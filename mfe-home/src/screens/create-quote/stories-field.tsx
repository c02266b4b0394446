import { Input } from 'antd';

interface StoriesFieldProps {
  id?: string;
  /** antd's forms give and take it; 0 is an empty field. */
  value?: number;
  onChange?: (stories: number) => void;
}

const MOST_DIGITS = 3;

/** Floors of the building; what is not a digit is not kept. */
export const StoriesField = ({ value = 0, onChange, ...rest }: StoriesFieldProps) => (
  <Input
    {...rest}
    size="large"
    inputMode="numeric"
    autoComplete="off"
    value={value === 0 ? '' : String(value)}
    onChange={({ target }) => onChange?.(Number(target.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)))}
  />
);
