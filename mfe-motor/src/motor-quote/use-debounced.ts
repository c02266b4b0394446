import { useEffect, useState } from 'react';

/** Pause in milliseconds after the last key before a search is sent. */
const PAUSE_MS = 250;

/** The value once it has not changed for the pause. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
