import type { ReactNode } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly keep: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for a confirmation and says what will happen. */
export const ConfirmDialog = ({
  title,
  confirm,
  keep,
  isBusy,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <AdaptiveDialog
    open
    title={title}
    onClose={onClose}
    footer={
      <div className="py-two">
        <Button size="large" block disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        <Button type="primary" danger size="large" block loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    }
  >
    <div className="py-stack">{children}</div>
  </AdaptiveDialog>
);
