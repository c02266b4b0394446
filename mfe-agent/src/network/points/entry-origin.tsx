import { useIntl } from 'react-intl';
import type { LedgerEntry } from '@payung/shared/api/endpoints/points.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './entry-origin.module.css';

/** Basis points of the whole. */
const FULL = 10_000;

/** How the rule came to the points; only of the rule that is known here. */
const Calculation = ({ entry: { premium, level = 0, points, ruleVersion } }: OriginProps) => {
  const text = useText();
  const intl = useIntl();
  if (premium === undefined || ruleVersion !== POINTS_RULE.version) return null;
  const basisPoints = POINTS_RULE.levelBasisPoints[level];
  return (
    <Fact label={text('points.origin.calculation')}>
      {unbroken(
        text(basisPoints === FULL ? 'points.origin.formulaOwn' : 'points.origin.formula', {
          premium: formatRupiah(premium),
          perPoint: formatRupiah(POINTS_RULE.rupiahPerPoint),
          share: intl.formatNumber(basisPoints / FULL, { style: 'percent' }),
          points,
        }),
      )}
    </Fact>
  );
};

interface OriginProps {
  readonly entry: LedgerEntry;
}

/** How an entry came about: policy, premium, level and rule, or who said why; folded (NET-018). */
export const EntryOrigin = ({ entry }: OriginProps) => {
  const text = useText();
  const { no, kind, policyNo, level, sellerName, premium, ruleVersion, correctsNo, reason } = entry;
  return (
    <details className={styles['origin']}>
      <summary className="py-text-button">{text('points.origin', { no })}</summary>
      <div className={styles['opened']}>
        <p className="py-small">{text(`points.origin.${kind}`)}</p>
        <Facts>
          {policyNo === undefined ? null : <Fact label={text('points.column.policy')}>{policyNo}</Fact>}
          {sellerName === undefined ? null : <Fact label={text('points.origin.seller')}>{sellerName}</Fact>}
          {level === undefined ? null : (
            <Fact label={text('points.origin.level')}>{text('points.origin.levelText', { level })}</Fact>
          )}
          {premium === undefined ? null : (
            <Fact label={text('points.origin.premium')}>
              <Rupiah amount={premium} />
            </Fact>
          )}
          {kind === 'earned' ? <Calculation entry={entry} /> : null}
          {ruleVersion === undefined ? null : (
            <Fact label={text('points.origin.rule')}>
              {ruleVersion}
              {ruleVersion === POINTS_RULE.version && POINTS_RULE.isExample
                ? ` (${text('points.origin.example')})`
                : null}
            </Fact>
          )}
          {correctsNo === undefined ? null : (
            <Fact label={text('points.origin.corrects')}>
              {text('dashboard.figure', { figure: correctsNo })}
            </Fact>
          )}
          {reason === '' ? null : <Fact label={text('points.reason')}>{reason}</Fact>}
        </Facts>
      </div>
    </details>
  );
};
