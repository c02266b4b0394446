import type { Refund, RefundStep } from '@payung/shared/schemas/refunds.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { useText } from '#messages/catalogue.ts';
import { Cell, RowHeader, StackedTable, TableRow } from '#network/stacked-table.tsx';

const Step = ({ step: { kind, by, at, reference, paidOn, reason } }: { readonly step: RefundStep }) => {
  const text = useText();
  const day = paidOn === '' ? '' : formatDate(paidOn);
  return (
    <li>
      {text(`refunds.step.${kind}`, { by, at: formatMoment(at), reference, day })}
      {reason === '' ? null : ` ${text('refunds.reasonGiven', { reason })}`}
    </li>
  );
};

export type RefundAction = 'enter' | 'confirmed' | 'returned';

interface RowProps {
  readonly refund: Refund;
  readonly onAct: (action: RefundAction) => void;
}

/** What can be done to it now: one's own entry is confirmed by somebody else, and the page says so. */
const Actions = ({ refund, onAct }: RowProps) => {
  const text = useText();
  const values = { amount: formatRupiah(refund.amount), name: refund.customerName };
  if (refund.state === 'paid') return null;
  if (refund.state === 'owed')
    return (
      <div className="py-row">
        <Button type="primary" aria-label={text('refunds.enterOf', values)} onClick={() => onAct('enter')}>
          {text('refunds.enter')}
        </Button>
      </div>
    );
  return (
    <>
      {refund.isMine ? <p className="py-small">{text('refunds.waitsForOther')}</p> : null}
      <div className="py-row">
        {refund.isMine ? null : (
          <Button
            type="primary"
            aria-label={text('refunds.confirmOf', values)}
            onClick={() => onAct('confirmed')}
          >
            {text('refunds.confirm')}
          </Button>
        )}
        <Button aria-label={text('refunds.returnOf', values)} onClick={() => onAct('returned')}>
          {text('refunds.return')}
        </Button>
      </div>
    </>
  );
};

const RefundRow = ({ refund, onAct }: RowProps) => {
  const text = useText();
  const { customerName, phone, email, amount, reason, since, agentName, agentCode } = refund;
  return (
    <TableRow>
      <RowHeader>
        {customerName}
        <br />
        <span className="py-small py-quiet">{[phone, email].filter(Boolean).join(' · ')}</span>
      </RowHeader>
      <Cell label={text('refunds.amount')} isNumber>
        <strong>
          <Rupiah amount={amount} />
        </strong>
      </Cell>
      <Cell label={text('refunds.why')}>{text(`refunds.because.${reason}`)}</Cell>
      <Cell label={text('refunds.since')}>{formatDate(todayInJakarta(new Date(since)))}</Cell>
      <Cell label={text('refunds.of')}>
        {refund.policyNo || refund.quoteCode}
        <br />
        <span className="py-small py-quiet">{refund.invoiceNo}</span>
      </Cell>
      <Cell label={text('refunds.agent')}>{`${agentName} (${agentCode})`}</Cell>
      <Cell label={text('refunds.work')}>
        <div className="py-stack-tight">
          {refund.history.length === 0 ? null : (
            <ul className="py-small">
              {refund.history.map((step) => (
                <Step key={`${step.kind} ${step.at}`} step={step} />
              ))}
            </ul>
          )}
          <Actions refund={refund} onAct={onAct} />
        </div>
      </Cell>
    </TableRow>
  );
};

interface RefundTableProps {
  readonly refunds: readonly Refund[];
  readonly onAct: (refund: Refund, action: RefundAction) => void;
}

/** A table at a desk, and cards on a phone. */
export const RefundTable = ({ refunds, onAct }: RefundTableProps) => {
  const text = useText();
  return (
    <StackedTable
      caption={text('refunds.title')}
      isWide
      columns={[
        { label: text('refunds.to'), isName: true },
        { label: text('refunds.amount'), isNumber: true },
        { label: text('refunds.why') },
        { label: text('refunds.since') },
        { label: text('refunds.of') },
        { label: text('refunds.agent') },
        { label: text('refunds.work') },
      ]}
    >
      {refunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} onAct={(action) => onAct(refund, action)} />
      ))}
    </StackedTable>
  );
};
