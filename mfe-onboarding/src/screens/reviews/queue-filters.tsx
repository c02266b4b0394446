import { useId } from 'react';
import { Button, Input } from 'antd';
import { useText } from '#messages/catalogue.ts';
import { QUEUE_TABS, SEARCH_CHARS } from '#reviews/queue-place.ts';
import type { QueuePlace } from '#reviews/queue-place.ts';

interface QueueFiltersProps {
  readonly place: QueuePlace;
  readonly onChange: (place: QueuePlace) => void;
}

export const QueueFilters = ({ place, onChange }: QueueFiltersProps) => {
  const text = useText();
  const id = useId();
  return (
    <div className="py-stack">
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('review.search')}
        </label>
        <Input
          id={id}
          type="search"
          size="large"
          allowClear
          autoComplete="off"
          maxLength={SEARCH_CHARS}
          value={place.search}
          onChange={(event) => onChange({ ...place, search: event.target.value })}
        />
      </div>
      <fieldset>
        <legend className="py-visually-hidden">{text('review.tabs')}</legend>
        <div className="py-row">
          {QUEUE_TABS.map((tab) => (
            <Button
              key={tab}
              shape="round"
              type={tab === place.status ? 'primary' : 'default'}
              aria-pressed={tab === place.status}
              onClick={() => onChange({ ...place, status: tab })}
            >
              {text(`review.tab.${tab}`)}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
