import { useEffect, useState } from 'react';
import { Input } from 'antd';
import { useText } from '#messages/catalogue.ts';

/** So long nothing may be typed before the server is asked. */
const PAUSE_MS = 300;
const MAX_CHARACTERS = 100;

interface SearchBoxProps {
  /** What the address says. */
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
}

/** A name or a quote code (LEAD-005, LEAD-006); asked for when somebody pauses, or at once with Enter. */
export const SearchBox = ({ typed, onSearch }: SearchBoxProps) => {
  const text = useText();
  const [draft, setDraft] = useState(typed);
  const [known, setKnown] = useState(typed);
  // The address was changed by something else, such as Back.
  if (known !== typed) {
    setKnown(typed);
    setDraft(typed);
  }
  useEffect(() => {
    if (draft === typed) return undefined;
    const timer = setTimeout(() => onSearch(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      type="search"
      size="large"
      allowClear
      maxLength={MAX_CHARACTERS}
      aria-label={text('leads.search')}
      placeholder={text('leads.search.help')}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onPressEnter={() => onSearch(draft)}
    />
  );
};
