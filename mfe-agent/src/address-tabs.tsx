import { Link } from 'react-router-dom';
import styles from './address-tabs.module.css';
import { tabInView } from './tab-in-view.ts';

interface AddressTabsProps<Tab extends string> {
  /** What they choose from. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  readonly textOf: (tab: Tab) => string;
  readonly addressOf: (tab: Tab) => string;
}

/** Tabs that are links: each has an address of its own, and Back leads to the one before. */
export const AddressTabs = <Tab extends string>({
  label,
  tabs,
  current,
  textOf,
  addressOf,
}: AddressTabsProps<Tab>) => (
  <nav className={styles['place']} aria-label={label}>
    <ul className={styles['tabs']}>
      {tabs.map((tab) => (
        <li key={tab}>
          <Link
            ref={tab === current ? tabInView : undefined}
            className={styles['tab']}
            to={addressOf(tab)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {textOf(tab)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
