import type { PolicyDetail } from '@payung/shared/api/endpoints/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { STATUS_TEXTS, STATUS_TONES } from '#day/lists/list-texts.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailContact } from './detail-contact.tsx';
import { DetailPayment } from './detail-payment.tsx';
import styles from './policy-detail.module.css';

/** Who bought which plan at what price, how it stands, and what can be done with it. */
export const DetailHead = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  const product = useProductById(policy.productId);
  const { code, policyNo, proposalNo, startDate, endDate, isOwn, agentName } = policy;
  const hasPeriod = startDate !== '' && endDate !== '';
  return (
    <section className="py-card" aria-labelledby="policy">
      <div className={styles['head']}>
        <div className="py-stack-tight">
          <p className="py-small py-quiet">{product?.displayName ?? text('dashboard.productAway')}</p>
          <h2 id="policy">{policy.customerName === '' ? code : policy.customerName}</h2>
          <p>{[policy.planCode, policy.planName].filter((part) => part !== '').join(' · ')}</p>
          <StatusChip tone={STATUS_TONES[policy.status]}>{text(STATUS_TEXTS[policy.status])}</StatusChip>
        </div>
        <p className={styles['amount']}>
          {policy.duePremium > 0 ? <Rupiah amount={policy.duePremium} /> : text('dashboard.amountLater')}
        </p>
      </div>
      <Facts>
        <Fact label={text('detail.code')}>{code}</Fact>
        <Fact label={text('detail.stage')}>{text(STAGE_TEXTS[policy.stage])}</Fact>
        {policyNo === undefined ? null : <Fact label={text('detail.policyNo')}>{policyNo}</Fact>}
        {proposalNo === undefined ? null : <Fact label={text('detail.proposalNo')}>{proposalNo}</Fact>}
        {hasPeriod ? (
          <Fact label={text('detail.period')}>
            {text('lists.period', { from: formatDate(startDate), to: formatDate(endDate) })}
          </Fact>
        ) : null}
        {isOwn ? null : <Fact label={text('detail.agent')}>{agentName}</Fact>}
      </Facts>
      <DetailPayment policy={policy} />
      <DetailContact policy={policy} />
      <DetailActions policy={policy} />
    </section>
  );
};
