import { Button } from 'antd';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';

interface ConfirmRefusalProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRefuse: () => void;
}

/** A refusal is final, so it is asked for once more. */
export const ConfirmRefusal = ({ name, onClose, onRefuse }: ConfirmRefusalProps) => {
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
      <p>{text('review.refuse.text')}</p>
    </AdaptiveDialog>
  );
};
