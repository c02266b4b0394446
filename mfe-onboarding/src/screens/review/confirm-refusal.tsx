import { Button } from 'antd';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';

interface ConfirmRefusalProps {
  readonly name: string;
  /** Of a card alone: another one may be sent. */
  readonly isAgentCard: boolean;
  readonly onClose: () => void;
  readonly onRefuse: () => void;
}

/** Asked for once more, as the refusal of a registration is final. */
export const ConfirmRefusal = ({ name, isAgentCard, onClose, onRefuse }: ConfirmRefusalProps) => {
  const text = useText();
  return (
    <AdaptiveDialog
      open
      title={text('review.refuse.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('review.refuse.no')}</Button>
          <Button type="primary" danger onClick={onRefuse}>
            {text('review.refuse.yes')}
          </Button>
        </>
      }
    >
      <p>{text(isAgentCard ? 'review.refuse.textCard' : 'review.refuse.text')}</p>
    </AdaptiveDialog>
  );
};
