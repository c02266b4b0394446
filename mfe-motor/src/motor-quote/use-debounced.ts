import { useEffect, useState } from 'react';

/** Between two letters: nobody is asked for a word half typed. */
const PAUSE_MS = 250;

/** The value as it was when it last stood still for a moment. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
