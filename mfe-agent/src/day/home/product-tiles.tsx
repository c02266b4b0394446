import { Link } from 'react-router-dom';
import type { CardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { PROFILE_PAGES, useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { PageLink } from '@payung/shared/ui/layout/page-link.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './product-tiles.module.css';

const TileContent = ({ product }: { product: ProductDescription }) => {
  const language = useLanguage();
  return (
    <>
      <LineIcon path={product.tile.icon} size={32} />
      <span className={styles['name']}>{product.tile.label[language]}</span>
      <span className={`py-small py-quiet ${styles['description']}`}>
        {product.tile.description[language]}
      </span>
    </>
  );
};

const LockedTile = ({ product }: { product: ProductDescription }) => {
  const text = useText();
  return (
    <div className={`${styles['tile']} ${styles['locked']}`}>
      <TileContent product={product} />
      <span className="py-small">{text('dashboard.lockedTile')}</span>
    </div>
  );
};

/** As high as the tiles, while it is not known whether they are locked. */
export const LoadingTiles = () => {
  const text = useText();
  return (
    <div className={styles['products']}>
      <h2>{text('dashboard.products')}</h2>
      <ul className={styles['tiles']}>
        {useProducts().map((product) => (
          <li key={product.productId}>
            <div className={styles['tile']}>
              <TileContent product={product} />
              <Skeleton className={styles['cover']} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface ProductTilesProps {
  /** The agent's ID card is not on file. */
  readonly isLocked: boolean;
  /** The review status of the ID card that was sent last. */
  readonly cardReview?: CardReviewStatus | undefined;
  /** What each product is for is seen on phones, too. */
  readonly isDescribed?: boolean;
}

/** One tile for each product whose remote is deployed. */
export const ProductTiles = ({ isLocked, cardReview, isDescribed = false }: ProductTilesProps) => {
  const text = useText();
  const products = useProducts();
  const canGiveCard = useIsDeployed()(PROFILE_PAGES.idCard);
  return (
    <section className={styles['products']} aria-labelledby="products">
      <h2 id="products" data-described={isDescribed || undefined}>
        {text('dashboard.products')}
      </h2>
      {isLocked ? (
        <InlineNotice
          kind={cardReview === 'submitted' ? 'info' : 'warning'}
          text={
            <>
              {text(cardReview === undefined ? 'dashboard.locked' : `dashboard.locked.${cardReview}`)}{' '}
              {canGiveCard ? (
                <Link to={PROFILE_PAGES.idCard}>
                  {text(cardReview === undefined ? 'dashboard.lockedCard' : 'dashboard.lockedWhy')}
                </Link>
              ) : (
                <Link to={agentRoutes.account.path}>{text('dashboard.lockedNext')}</Link>
              )}
            </>
          }
        />
      ) : null}
      {products.length === 0 ? <Empty text={text('dashboard.noProducts')} /> : null}
      <ul className={styles['tiles']} data-described={isDescribed || undefined}>
        {products.map((product) => (
          <li key={product.productId}>
            {isLocked ? (
              <LockedTile product={product} />
            ) : (
              <PageLink className={styles['tile']} to={product.tile.start}>
                <TileContent product={product} />
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
