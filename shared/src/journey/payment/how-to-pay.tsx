import { useLanguage } from '@payung/shared/session/language.ts';
import { PAYMENT_METHODS } from '#payment-methods.ts';
import { useText } from '#messages/text.ts';
import styles from './how-to-pay.module.css';

const STEPS = ['choose', 'confirmed', 'policy'] as const;

/** The ways to pay, and what happens after the button. */
export const HowToPay = () => {
  const text = useText();
  const language = useLanguage();
  return (
    <section className="py-card" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{text('checkout.next.title')}</h2>
      <ul className={styles.methods} aria-label={text('checkout.next.methods')}>
        {PAYMENT_METHODS.map((method) => (
          <li key={method.en} className={styles.method}>
            {method[language]}
          </li>
        ))}
      </ul>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{text(`checkout.next.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
};
