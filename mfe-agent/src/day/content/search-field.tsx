import { Input } from 'antd';
import { useText } from '#messages/catalogue.ts';
import { SEARCH_CHARS } from './use-search.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

export const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const text = useText();
  return (
    <Input
      type="search"
      size="large"
      allowClear
      maxLength={SEARCH_CHARS}
      aria-label={text('content.searchIn')}
      placeholder={text('content.search')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
