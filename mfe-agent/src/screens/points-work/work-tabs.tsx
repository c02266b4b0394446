import { Link } from 'react-router-dom';
import { useText } from '#messages/catalogue.ts';
import { tabInView } from '#tab-in-view.ts';
import { tabAddress, WORK_TABS } from './work-place.ts';
import type { WorkTab } from './work-place.ts';
import styles from './work-tabs.module.css';

/** What staff do about points. Links: each has an address of its own. */
export const WorkTabs = ({ tab }: { readonly tab: WorkTab }) => {
  const text = useText();
  return (
    <nav className={styles['place']} aria-label={text('pointsWork.tabs')}>
      <ul className={styles['tabs']}>
        {WORK_TABS.map((one) => (
          <li key={one}>
            <Link
              ref={one === tab ? tabInView : undefined}
              className={styles['tab']}
              to={tabAddress(one)}
              aria-current={one === tab ? 'page' : undefined}
            >
              {text(`pointsWork.tab.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
