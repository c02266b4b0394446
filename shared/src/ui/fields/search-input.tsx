import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import { TextInput } from './text-input.tsx';
import styles from './search-input.module.css';

interface SearchInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'ref'> {
  value: string;
  /** The cross was pressed. */
  onClear: () => void;
}

/** A line of text that is searched for, with a cross that clears it. */
export const SearchInput = ({ value, onClear, ...rest }: SearchInputProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.frame}>
      <TextInput {...rest} ref={field} type="search" value={value} />
      {value === '' ? null : (
        // For fingers and mice; a keyboard has its own keys for it.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.clear}
          onClick={() => {
            onClear();
            field.current?.focus();
          }}
        >
          <LineIcon path={DRAWINGS.cross} size={18} />
        </button>
      )}
    </span>
  );
};
