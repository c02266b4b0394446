import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Rupiah, DateText } from '@payung/shared/ui/text/values.tsx';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { useText } from '#messages/catalogue.ts';
import type { PremiumPart, HomeBenefit } from '#contract/schemas/offer.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { coverOf } from '#rules/covers.ts';
import styles from './premium-detail.module.css';

const Line = ({ line: { label, amount, parts } }: { line: PremiumLine }) => {
  const words = (
    <span className="py-between">
      <span>{label}</span>
      <strong>
        <Rupiah amount={amount} negative={amount < 0} />
      </strong>
    </span>
  );
  if (parts.length === 0) return <li className={styles.line}>{words}</li>;
  return (
    <li className={styles.line}>
      <details>
        <summary>{words}</summary>
        <PremiumParts parts={parts} />
      </details>
    </li>
  );
};

interface PremiumDetailProps {
  onClose: () => void;
  lines: readonly PremiumLine[];
  /** Whole rupiah. */
  total: number;
  note?: ReactNode;
}

/** A total opened into its lines, and every line into its rates (HOME-018). Mounted while it is open. */
export const PremiumDetail = ({ onClose, lines, total, note }: PremiumDetailProps) => {
  const t = useText();
  return (
    <AdaptiveDialog open title={t('price.detail')} onClose={onClose} width={520}>
      <div className="py-stack">
        <p className="py-quiet py-small">{t('home.part.open')}</p>
        <ul>
          {lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </ul>
        <p className={`py-between ${styles.total}`}>
          <strong>{t('price.total')}</strong>
          <strong>
            <Rupiah amount={total} />
          </strong>
        </p>
        {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
      </div>
    </AdaptiveDialog>
  );
};

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
const PremiumParts = ({ parts }: { parts: readonly PremiumPart[] }) => {
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

/** An amount with the rates that it comes from. */
interface PremiumLine {
  readonly label: string;
  /** Whole rupiah; negative when taken off. */
  readonly amount: number;
  readonly parts: readonly PremiumPart[];
}

const PLAN_COVERS: readonly PremiumPart['cover'][] = ['fire', 'allRisk'];

/** The plan alone, with its rates. */
export const planLine = (quote: HomeQuoteRecord): PremiumLine => ({
  label: quote.planName,
  amount: quote.premium,
  parts: quote.premiumParts.filter((part) => PLAN_COVERS.includes(part.cover)),
});

export const benefitLine = ({ name, premium, parts }: HomeBenefit): PremiumLine => ({
  label: name,
  amount: premium,
  parts,
});

/** The plan and the saved coverages, as the record has them. */
export const savedLines = (quote: HomeQuoteRecord): readonly PremiumLine[] => [
  planLine(quote),
  ...quote.benefits.map(({ code, name, premium }) => ({
    label: name,
    amount: premium,
    parts: quote.premiumParts.filter((part) => part.cover === coverOf(code)?.cover),
  })),
];
