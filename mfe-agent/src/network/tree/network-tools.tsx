import { useState, useId } from 'react';
import { Link } from 'react-router-dom';
import { MEMBER_STATUSES, TIERS } from '@payung/shared/domain/network/members.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { STATUS_TEXTS, TIER_TEXTS } from '../members/member-texts.tsx';
import { NETWORK_VIEWS, placeAddress, SEARCH_LENGTH } from './network-place.ts';
import type { NetworkPlace, NetworkNavigation } from './network-place.ts';
import styles from './network-tools.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

type Filters = Pick<NetworkPlace, 'status' | 'tier'>;
const NO_FILTERS: Filters = { tier: '', status: '' };

interface FilterDialogProps {
  readonly place: NetworkPlace;
  readonly onFilter: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Filters by tier and status (NET-007, NET-008). */
const FilterDialog = ({ place, onFilter, onClose }: FilterDialogProps) => {
  const text = useText();
  const [tier, setTier] = useState(place.tier);
  const [status, setStatus] = useState(place.status);
  return (
    <AdaptiveDialog
      open
      title={text('tree.filter')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={() => onFilter(NO_FILTERS)}>
            {text('lists.filter.reset')}
          </Button>
          <Button type="primary" size="large" onClick={() => onFilter({ tier, status })}>
            {text('lists.filter.apply')}
          </Button>
        </>
      }
    >
      <div className="py-stack">
        <RadioChoice<NetworkPlace['tier']>
          name="network-tier"
          legend={text('tree.column.tier')}
          options={[
            { value: '', label: text('tree.tier.all') },
            ...TIERS.map((value) => ({ value, label: text(TIER_TEXTS[value]) })),
          ]}
          value={tier}
          onChange={setTier}
        />
        <RadioChoice<NetworkPlace['status']>
          name="network-status"
          legend={text('tree.column.status')}
          options={[
            { value: '', label: text('tree.status.all') },
            ...MEMBER_STATUSES.map((value) => ({ value, label: text(STATUS_TEXTS[value]) })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
    </AdaptiveDialog>
  );
};

interface ToolsProps {
  readonly navigation: NetworkNavigation;
}

/** Searches all levels by name or agent code. Sent on submit only, since it goes through the whole network. */
const SearchForm = ({ navigation: { place, go } }: ToolsProps) => {
  const text = useText();
  const id = useId();
  const [typed, type] = useState(place.search);
  const [isRefused, setRefused] = useState(false);
  const send = (): void => {
    const search = typed.trim();
    const isShort = search !== '' && search.length < SEARCH_LENGTH.min;
    setRefused(isShort);
    if (!isShort && search !== place.search) go({ search });
  };
  return (
    <form
      className="py-field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="py-field-label" htmlFor={id}>
        {text('tree.search')}
      </label>
      <div className={styles['search']}>
        <Input
          id={id}
          type="search"
          size="large"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_LENGTH.max}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-help ${id}-error`}
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            // An empty search shows the level that was open before.
            if (target.value === '') go({ search: '' });
          }}
        />
        <Button size="large" htmlType="submit">
          {text('tree.search.go')}
        </Button>
      </div>
      <span id={`${id}-help`} className="py-field-help">
        {text('tree.search.help')}
      </span>
      <FieldError id={`${id}-error`}>{isRefused ? text('tree.search.short') : undefined}</FieldError>
    </form>
  );
};

/** The same members as a table or as a picture. Links: Back leads to the view before. */
const Views = ({ navigation: { place } }: ToolsProps) => {
  const text = useText();
  return (
    <nav aria-label={text('tree.views')}>
      <ul className={styles['views']}>
        {NETWORK_VIEWS.map((view) => (
          <li key={view}>
            <Link
              className={styles['view']}
              to={placeAddress({ ...place, view })}
              aria-current={view === place.view ? 'page' : undefined}
            >
              {text(`tree.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Search, filters, and the choice of the view. */
export const NetworkTools = ({ navigation }: ToolsProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { place, change } = navigation;
  const count = [place.tier, place.status].filter((value) => value !== '').length;
  return (
    <div className={styles['tools']}>
      <SearchForm key={place.search} navigation={navigation} />
      <div className="py-between">
        <Button size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text('lists.filterButton', { count })}
        </Button>
        <Views navigation={navigation} />
      </div>
      {isOpen ? (
        <FilterDialog
          place={place}
          onFilter={(filters) => {
            setOpen(false);
            change(filters);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
};
