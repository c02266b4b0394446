import { Link, useLocation, useNavigate } from 'react-router-dom';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { MoneyBack } from '@payung/shared/journey/payment/money-back.tsx';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useQuery } from '@tanstack/react-query';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import type { PolicyDetail, DetailSection } from '@payung/shared/schemas/lists.ts';
import { SOON_STALE_MS, queryOf } from '@payung/shared/api/query.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { LOGKEYS, logkeyOf } from '@payung/shared/domain/resume-type.ts';
import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { historyBack } from '@payung/shared/ui/feedback/back-layers.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { LineStatus } from '#day/lists/list-card.tsx';
import { isFromList } from '#day/lists/list-place.ts';
import { useText } from '#messages/catalogue.ts';
import { DetailActions, DetailContact, DetailPayment } from './detail-actions.tsx';
import { DetailPictures } from './detail-pictures.tsx';
import styles from './policy-detail.module.css';

/** Customer, plan, price, status and actions of a policy. */
const DetailHead = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  const product = useProductById(policy.productId);
  const productName = useProductName(policy.productId);
  const { code, policyNo, proposalNo, startDate, endDate, isOwn, agentName } = policy;
  const hasPeriod = startDate !== '' && endDate !== '';
  return (
    <section className="py-card" aria-labelledby="policy">
      <div className={styles['head']}>
        <div className="py-stack-tight">
          <h2 id="policy">{policy.customerName === '' ? code : policy.customerName}</h2>
          <p>{productName}</p>
          <p>{[policy.planCode, policy.planName].filter((part) => part !== '').join(' · ')}</p>
          <LineStatus line={policy} />
        </div>
        <p className={styles['amount']}>
          {policy.duePremium > 0 ? <Rupiah amount={policy.duePremium} /> : text('dashboard.amountLater')}
        </p>
      </div>
      <Facts>
        {policyNo === undefined ? null : <Fact label={text('detail.policyNo')}>{policyNo}</Fact>}
        {proposalNo === undefined ? null : <Fact label={text('detail.proposalNo')}>{proposalNo}</Fact>}
        {hasPeriod ? (
          <Fact label={text('detail.period')}>
            {text('lists.period', { from: formatDate(startDate), to: formatDate(endDate) })}
          </Fact>
        ) : null}
        {isOwn ? null : <Fact label={text('detail.agent')}>{agentName}</Fact>}
        <Fact label={text('detail.code')}>{code}</Fact>
        <Fact label={text('detail.stage')}>{text(STAGE_TEXTS[policy.stage])}</Fact>
      </Facts>
      {product === undefined ? <InlineNotice kind="info" text={text('detail.productGone')} /> : null}
      <MoneyBack of={policy} />
      <DetailPayment policy={policy} />
      <DetailContact policy={policy} />
      <DetailActions policy={policy} />
    </section>
  );
};

/** The parts of the premium, as the server sends them. */
const DetailPrice = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  if (policy.dueLines.length === 0) return null;
  return (
    <Block id="price" title={text('price.detail')}>
      <PriceLines lines={policy.dueLines} total={policy.duePremium} />
    </Block>
  );
};

interface DetailSectionsProps {
  readonly sections: readonly DetailSection[];
}

/** The sections of the policy's product (DASH-010 to DASH-013, ruling R41). */
const DetailSections = ({ sections }: DetailSectionsProps) =>
  sections.map(({ title, lines, pictures = [] }, index) => (
    // Two sections may have the same title, and several lines the same label: two insured people.
    <Block key={`${title} ${index}`} id={`section-${index}`} title={title}>
      {lines.length === 0 ? null : (
        <Facts>
          {lines.map(({ label, value }, line) => (
            <Fact key={`${label} ${line}`} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {pictures.length === 0 ? null : <DetailPictures pictures={pictures} />}
    </Block>
  ));

/** Links back to the place in the list from which it was opened, or to the lists. */
const BackToLists = () => {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <div>
      <Link
        className="py-text-button"
        to={agentRoutes.lists.path}
        onClick={(event) => {
          if (!isFromList(state)) return;
          event.preventDefault();
          historyBack(() => void navigate(-1));
        }}
      >
        <LineIcon path={DRAWINGS.arrowLeft} size={20} />
        {text('detail.toLists')}
      </Link>
    </div>
  );
};

/** The policy of a quote (DASH-009); shown as a tab of the to-do page (ruling K97). */
export const PolicyDetailTab = ({ quoteId }: { readonly quoteId: string }) => {
  const logkey = logkeyOf(useResumeType(quoteId), LOGKEYS);
  const detail = useQuery({
    ...queryOf(listEndpoints.policyDetail, {
      params: { quoteId },
      query: logkey === undefined ? {} : { logkey },
    }),
    staleTime: SOON_STALE_MS,
  });
  return (
    <div className="py-stack">
      <BackToLists />
      <QueryBoundary of={[detail]} loading={<Loading shape="createdQuote" />}>
        {(policy) => (
          <>
            <DetailHead policy={policy} />
            <DetailPrice policy={policy} />
            <DetailSections sections={policy.sections} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
};
