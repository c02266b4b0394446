import { useLanguage } from '@payung/shared/session/language.ts';
import { formatPeriod } from '#domain/dates.ts';
import type { Introduction } from '#schemas/auth.ts';
import { useText } from '#messages/text.ts';
import { cardPictureAddress } from '#journey/share/card-picture.ts';
import { useProductWords } from '#journey/payment/product-name.ts';
import { BRAND } from '#ui/brand-settings.ts';
import type { Arrival } from './arrival.ts';
import styles from './link-introduction.module.css';

const PICTURE_SIZE = 56;

interface LinkIntroductionProps {
  readonly arrival: Arrival;
}

/** Who asks a customer for the phone number, for what, and why a code is sent: as little as that takes (decision 111). */
export const LinkIntroduction = ({ arrival }: LinkIntroductionProps) => {
  const text = useText();
  const { inviter, introduction, productId = '', linkId } = arrival;
  if (introduction === undefined) return <p>{text('phone.invite', { name: inviter })}</p>;
  const { hasPicture, agent, phoneEnd } = introduction;
  return (
    <>
      <section className={styles.card} aria-label={text('phone.offer')}>
        <div className={styles.who}>
          {hasPicture ? (
            <img
              className={styles.picture}
              src={cardPictureAddress(linkId)}
              width={PICTURE_SIZE}
              height={PICTURE_SIZE}
              alt=""
            />
          ) : (
            <span className={styles.picture} aria-hidden>
              {agent.slice(0, 1)}
            </span>
          )}
          <div>
            <p>
              <strong>{agent}</strong>{' '}
              <span className="py-quiet">{text('phone.agent', { brand: BRAND.name })}</span>
            </p>
            <p>{text('phone.invite', { name: inviter })}</p>
          </div>
        </div>
        <p className={styles.offer}>
          <Offer introduction={introduction} productId={productId} />
          <span className="py-quiet py-small">{BRAND.insurer}</span>
        </p>
      </section>
      <p className={styles.why}>{text('phone.why', { digits: phoneEnd })}</p>
    </>
  );
};

interface OfferProps {
  readonly introduction: Introduction;
  readonly productId: string;
}

const Offer = ({ introduction: { startDate, endDate }, productId }: OfferProps) => {
  const words = useProductWords(productId);
  const language = useLanguage();
  return (
    <>
      <strong className={styles.product}>{words}</strong>
      {startDate === undefined || endDate === undefined ? null : (
        <span>{formatPeriod(startDate, endDate, language)}</span>
      )}
    </>
  );
};
