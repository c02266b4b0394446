import { formatMoment } from '@payung/shared/domain/dates.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import type { Handover } from '#contract/ci-record.ts';
import { useText } from '#messages/catalogue.ts';

/** What became of the customer, the last attempt first. */
export const Handovers = ({ handovers }: { handovers: readonly Handover[] }) => {
  const t = useText();
  return (
    <Block id="handovers" title={t('ci.link.handovers')}>
      <div aria-live="polite">
        {handovers.length === 0 ? (
          <p className="py-quiet">{t('ci.link.handovers.none')}</p>
        ) : (
          <ol className="py-stack-tight">
            {handovers.map(({ at, arrivedAt }) => (
              <li key={at}>
                {t('ci.link.handedOver', { moment: formatMoment(at) })}{' '}
                {arrivedAt === undefined ? (
                  <span className="py-quiet">{t('ci.link.notArrived')}</span>
                ) : (
                  <strong>{t('ci.link.arrived', { moment: formatMoment(arrivedAt) })}</strong>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Block>
  );
};
