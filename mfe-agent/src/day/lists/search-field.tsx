import { useEffect, useId, useRef, useState } from 'react';
import { Input } from 'antd';
import { useText } from '#messages/catalogue.ts';
import { SEARCH_CHARS } from './list-state.ts';

/** Between two letters: nobody is asked for a word half typed. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** By name, quote code or policy number (DASH-005); searches as soon as the typing pauses. */
export const SearchField = ({ search, onSearch }: SearchFieldProps) => {
  const text = useText();
  const id = useId();
  const [typed, type] = useState(search);
  const sent = useRef(search);
  // The address changed by itself, for example by Back.
  useEffect(() => {
    if (search !== sent.current) type(search);
    sent.current = search;
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('lists.search')}
      </label>
      <Input
        id={id}
        type="search"
        size="large"
        allowClear
        autoComplete="off"
        maxLength={SEARCH_CHARS}
        aria-describedby={`${id}-help`}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <span id={`${id}-help`} className="py-field-help">
        {text('lists.search.help')}
      </span>
    </div>
  );
};
