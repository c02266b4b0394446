import { Link } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { insuredLabel } from '#accident-quote/insured-label.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './names-so-far.module.css';

/** All insureds with the names so far, and which of them this page is: no two of these pages look the same. */
export const NamesSoFar = ({ quote, place }: { quote: AccidentQuoteRecord; place: number }) => {
  const t = useText();
  return (
    <div className="py-stack-tight">
      <ol className={styles.names} aria-label={t('pa.insured.soFar')}>
        {quote.insureds.map((insured, index) => (
          <li
            key={insured.id}
            className={styles.name}
            aria-current={index + 1 === place ? 'step' : undefined}
            data-nameless={insured.name === '' || undefined}
          >
            {insured.isComplete ? <LineIcon path={DRAWINGS.check} size={16} /> : null}
            {insured.name === '' ? index + 1 : insuredLabel(t, quote.insureds, insured)}
            {insured.isComplete ? (
              <span className="py-visually-hidden">{t('pa.insureds.complete')}</span>
            ) : null}
          </li>
        ))}
      </ol>
      <Link className="py-text-button" to={quoteAddress(paCiRoutes.insureds.path, quote.id)}>
        {t('pa.insured.all')}
      </Link>
    </div>
  );
};
