import { OptionList, useOptionList } from './option-list.tsx';
import type { ListOption } from './option-list.tsx';
import styles from './option-list.module.css';

interface SuggestFieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** `value` is what is put into the field. */
  suggestions: readonly ListOption[];
  onChoose?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** Text with suggestions below it, which arrows and Enter choose from; what is not among them may be typed. */
export const SuggestField = ({
  value = '',
  onChange,
  onBlur,
  suggestions,
  onChoose,
  ...rest
}: SuggestFieldProps) => {
  const list = useOptionList({
    options: suggestions,
    first: -1,
    onChoose: (option) => {
      onChange?.(option.value);
      onChoose?.(option.value);
    },
  });
  return (
    <div className={styles.frame}>
      <input
        {...rest}
        {...list.aria}
        type="text"
        className="py-input py-input-large"
        autoComplete="off"
        value={value}
        onClick={() => list.open()}
        onChange={({ target }) => {
          onChange?.(target.value);
          list.open();
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close();
          onBlur?.();
        }}
      />
      {list.isOpen ? <OptionList list={list} options={suggestions} /> : null}
    </div>
  );
};
