import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const SEARCH_CHARS = 100;
const PAUSE_MS = 250;

/** The search of a page, which stands in its address a moment after it was typed. */
export const useSearch = () => {
  const [query, setQuery] = useSearchParams();
  const search = (query.get('search') ?? '').slice(0, SEARCH_CHARS);
  const [typed, setTyped] = useState(search);
  const written = useRef(search);

  // Back, or a link to another search.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const next = typed.trim();
    if (next === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = next;
      setQuery(next === '' ? {} : { search: next }, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setQuery]);

  return { search, typed, setTyped };
};
