import { FIGURE_PERIODS } from '@payung/shared/api/endpoints/network.ts';
import { useText } from '#messages/catalogue.ts';
import { PERIOD_TEXTS } from './member-texts.tsx';
import type { NetworkNavigation } from './network-place.ts';
import styles from './period-choice.module.css';

/** Over which time all figures of the page are added up. */
export const PeriodChoice = ({
  navigation: { place, change },
}: {
  readonly navigation: NetworkNavigation;
}) => {
  const text = useText();
  return (
    <fieldset>
      <legend className={styles['legend']}>{text('tree.period')}</legend>
      <div className={styles['periods']}>
        {FIGURE_PERIODS.map((period) => (
          <label key={period} className={styles['period']}>
            <input
              type="radio"
              name="network-period"
              checked={period === place.period}
              onChange={() => change({ period })}
            />
            {text(PERIOD_TEXTS[period])}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
