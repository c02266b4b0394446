import { useIntl } from 'react-intl';
import type { PremiumPart } from '#contract/schemas/offer.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './premium-parts.module.css';

/** Zones of flood that are depths, as the tariff names them; all other zones are numbers. */
const DEPTHS = {
  'up to 30 cm': 'home.part.depth.30',
  '30 to 60 cm': 'home.part.depth.60',
  '60 to 100 cm': 'home.part.depth.100',
  'above 100 cm': 'home.part.depth.more',
} as const;

const isDepth = (zone: string): zone is keyof typeof DEPTHS => zone in DEPTHS;

const Part = ({ part }: { part: PremiumPart }) => {
  const t = useText();
  const { formatNumber } = useIntl();
  const { zone } = part;
  const place = zone === undefined || !isDepth(zone) ? zone : t(DEPTHS[zone]);
  return (
    <li className={styles.part}>
      <div className="py-between">
        <span>{t(`home.part.${part.cover}`)}</span>
        <Rupiah amount={part.amount} />
      </div>
      <p className="py-quiet">
        <Rupiah amount={part.sumInsured} />
        {` × ${formatNumber(part.ratePerMille, { maximumFractionDigits: 4 })} ‰`}
      </p>
      <p className="py-quiet">
        {t('home.part.table', { table: part.table })}
        {place === undefined ? null : ` · ${t('home.part.zone', { zone: place })}`}
      </p>
      {part.illustrative ? (
        <p className={styles.illustrative}>{t('home.part.illustrative')}</p>
      ) : (
        <p className="py-quiet">
          {part.source} · <DateText iso={part.sourceDate} />
        </p>
      )}
    </li>
  );
};

/** A premium rate by rate: sum insured × rate, and where the rate stands. */
export const PremiumParts = ({ parts }: { parts: readonly PremiumPart[] }) => {
  const t = useText();
  const examples = parts
    .filter((part) => part.illustrative)
    .map(({ source, sourceDate }) => `${source} (${formatDate(sourceDate)})`);
  return (
    <div className={`py-small ${styles.parts}`}>
      <ul className={styles.list}>
        {parts.map((part) => (
          <Part key={part.cover} part={part} />
        ))}
      </ul>
      {[...new Set(examples)].map((source) => (
        <p key={source} className="py-quiet">
          {t('home.part.illustrative.source', { source })}
        </p>
      ))}
    </div>
  );
};
