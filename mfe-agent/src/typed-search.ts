import { useEffect, useRef, useState } from 'react';

/** Debounce of a search field: no request for a half-typed word. */
const PAUSE_MS = 250;

/** The typed text, trimmed, once the typing pauses; empty while it is shorter than `min`. */
export const usePausedText = (typed: string, min: number): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    const wanted = typed.trim();
    const timer = setTimeout(() => setText(wanted.length < min ? '' : wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, min]);
  return text;
};

/** The text of a field whose search is stored elsewhere, such as in the address; sent once the typing pauses. */
export const useTypedSearch = (search: string, onSearch: (search: string) => void) => {
  const [typed, type] = useState(search);
  const sent = useRef(search);
  // The stored search changed by itself, for example by Back.
  useEffect(() => {
    if (search !== sent.current) type(search);
    sent.current = search;
  }, [search]);
  const send = (): void => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  };
  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, type, send };
};
