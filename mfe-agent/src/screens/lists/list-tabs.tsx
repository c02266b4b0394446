import { Link } from 'react-router-dom';
import { AGENT_LISTS } from '@payung/shared/domain/lists/list-status.ts';
import type { AgentList } from '@payung/shared/domain/lists/list-status.ts';
import { useText } from '#messages/catalogue.ts';
import { tabInView } from '#tab-in-view.ts';
import { listAddress } from './list-state.ts';
import styles from './list-tabs.module.css';

export const LIST_TEXTS = {
  policies: 'lists.policies',
  renewals: 'lists.renewals',
  expiring: 'lists.expiring',
  pending: 'lists.pending',
  insureds: 'lists.insureds',
} as const satisfies Record<AgentList, string>;

/** The lists of an agent (DASH-003). Links: each has an address of its own, and Back leads to the one before. */
export const ListTabs = ({ list }: { readonly list: AgentList }) => {
  const text = useText();
  return (
    <nav className={styles['place']} aria-label={text('lists.tabs')}>
      <ul className={styles['tabs']}>
        {AGENT_LISTS.map((one) => (
          <li key={one}>
            <Link
              ref={one === list ? tabInView : undefined}
              className={styles['tab']}
              to={listAddress(one)}
              aria-current={one === list ? 'page' : undefined}
            >
              {text(LIST_TEXTS[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
