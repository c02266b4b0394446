import { Button } from 'antd';
import type { LineFlag } from '@payung/shared/api/endpoints/line-flags.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';

const personText = (name: string, code: string): string => (code === '' ? name : `${name} (${code})`);

const Checked = ({ flag: { checkedBy = '', checkedAt = '', note } }: { readonly flag: LineFlag }) => {
  const text = useText();
  return (
    <p className="py-small">
      {text('lineFlags.checkedBy', { name: checkedBy, moment: formatMoment(checkedAt) })}
      {note === '' ? null : ` ${text('lineFlags.noteGiven', { note })}`}
    </p>
  );
};

interface FlagRowProps {
  readonly flag: LineFlag;
  readonly onCheck: () => void;
}

/** What is shared, and between whom. The shared data itself is not shown. */
export const FlagRow = ({ flag, onCheck }: FlagRowProps) => {
  const text = useText();
  const { kind, agentName, agentCode, otherName, otherCode, policyNo, foundAt, state } = flag;
  const agent = personText(agentName, agentCode);
  return (
    <li className="py-card">
      <h2>{text(`lineFlags.kind.${kind}`)}</h2>
      <Facts>
        <Fact label={text('lineFlags.agent')}>{agent}</Fact>
        {otherCode === '' ? (
          <Fact label={text('lineFlags.with')}>{text('lineFlags.customer', { policyNo })}</Fact>
        ) : (
          <Fact label={text('lineFlags.with')}>{personText(otherName, otherCode)}</Fact>
        )}
        <Fact label={text('lineFlags.foundAt')}>{formatMoment(foundAt)}</Fact>
      </Facts>
      {state === 'checked' ? (
        <Checked flag={flag} />
      ) : (
        <div className="py-row">
          <Button
            size="large"
            aria-label={text('lineFlags.checkOf', { what: text(`lineFlags.kind.${kind}`), agent })}
            onClick={onCheck}
          >
            {text('lineFlags.check')}
          </Button>
        </div>
      )}
    </li>
  );
};
