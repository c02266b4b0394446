import { useQuery } from '@tanstack/react-query';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { PointsEarnings } from '@payung/shared/schemas/points.ts';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import { CurveLoading, CurveTable, PointsCurve } from './points-curve.tsx';
import styles from './points.module.css';

interface WorthProps {
  readonly points: number;
  readonly worth: number | undefined;
}

/** Points, and what they are worth where the operator has set it. */
const PointsWithWorth = ({ points, worth }: WorthProps) => {
  const text = useText();
  return (
    <>
      {text('points.count', { points })}
      {worth === undefined ? null : (
        <>
          {' · '}
          <Rupiah amount={worth} />
        </>
      )}
    </>
  );
};

type Product = PointsEarnings['products'][number];

const ProductRow = ({ product: { productId, points, worth, policies } }: { readonly product: Product }) => {
  const text = useText();
  const name = useProductName(productId);
  return (
    <Row
      label={
        <>
          {name}
          <br />
          <span className="py-small py-quiet">{text('lists.policyCount', { count: policies })}</span>
        </>
      }
    >
      <PointsWithWorth points={points} worth={worth} />
    </Row>
  );
};

const Earnings = ({ earnings }: { readonly earnings: PointsEarnings }) => {
  const text = useText();
  const monthName = useMonthName('long');
  const { points, worth, target, before, products } = earnings;
  const beforeTotal = before.days.at(-1) ?? 0;
  return (
    <>
      <p className={styles['month']}>
        <strong>{text('points.count', { points })}</strong>
        {worth === undefined ? null : (
          <>
            {' '}
            <span className="py-quiet">
              {text('points.worth')} <Rupiah amount={worth} />
            </span>
          </>
        )}
      </p>
      <p className="py-small py-quiet">
        {target === undefined
          ? text('dashboard.figures.noTarget')
          : text('points.curve.reached', { percent: Math.round((points / target) * 100), points: target })}
        {' · '}
        {text('points.curve.before', { month: monthName(before.month), points: beforeTotal })}
      </p>
      <PointsCurve earnings={earnings} />
      <CurveTable earnings={earnings} />
      <h3>{text('points.products')}</h3>
      {products.length === 0 ? (
        <p className="py-quiet">{text('points.products.none')}</p>
      ) : (
        <Rows>
          {products.map((product) => (
            <ProductRow key={product.productId} product={product} />
          ))}
        </Rows>
      )}
    </>
  );
};

/** The sum, the curve with its switch, and the products, as high as they will be. */
const LoadingEarnings = () => (
  <LoadingPlace>
    <div className="py-stack">
      <Skeleton shape="title" height={32} />
      <Skeleton className={styles['before']} />
      <CurveLoading />
      <Skeleton shape="short" height={44} />
      <Skeleton shape="title" />
      <Skeleton height={65} />
    </div>
  </LoadingPlace>
);

/** What this month has earned so far, day by day and with which products. */
export const MonthEarnings = () => {
  const text = useText();
  const earnings = useQuery(queryOf(pointsEndpoints.pointsEarnings));
  return (
    <Block id="points-month" title={text('points.thisMonth')}>
      <QueryBoundary of={[earnings]} loading={<LoadingEarnings />}>
        {(data) => <Earnings earnings={data} />}
      </QueryBoundary>
    </Block>
  );
};
