import { useState } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { PolicyDetail } from '@payung/shared/api/endpoints/lists.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { PolicyDownload } from '#day/home/recent-quotes.tsx';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { TodoDialog } from '#day/todo/todo-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './policy-detail.module.css';
import { SummaryLink } from './summary-link.tsx';

/** The document of an issued policy, the ways to its open quote and its lead, and a task about it. */
export const DetailActions = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  const product = useProductById(policy.productId);
  const [isPlanning, setPlanning] = useState(false);
  const { quoteId, stage, status, policyNo, isOwn, leadId } = policy;
  const isOpen = status === 'in progress' || status === 'auto declined';
  const resume =
    isOpen && !isSold(stage) && product !== undefined ? landing(product.leadStages, stage) : undefined;
  const isClosed = isSold(stage) || !(isOpen || status === 'pending payment');
  return (
    <>
      {isOwn && policyNo !== undefined ? (
        <PolicyDownload quoteId={quoteId} policyNo={policyNo} product={product} />
      ) : null}
      <div className={styles['ways']}>
        {isOwn && resume !== undefined ? (
          <Link className="py-text-button" to={quoteAddress(resume, quoteId)}>
            {text('detail.resume')}
          </Link>
        ) : null}
        {isOwn && isClosed ? <SummaryLink quoteId={quoteId} productId={policy.productId} /> : null}
        {leadId === '' ? null : (
          <Link className="py-text-button" to={leadAddress(leadId)}>
            {text('detail.lead')}
          </Link>
        )}
        <Button aria-haspopup="dialog" onClick={() => setPlanning(true)}>
          {text('detail.todo')}
        </Button>
      </div>
      {isPlanning ? <TodoDialog about={{ quoteId }} onClose={() => setPlanning(false)} /> : null}
    </>
  );
};
