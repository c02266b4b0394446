import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from 'antd';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './work-dialog.module.css';
import type { Work } from './use-work.ts';

interface WorkDialogProps {
  readonly title: string;
  readonly work: Work;
  /** What the button does. */
  readonly action: string;
  readonly isDanger?: boolean;
  /** Said while it takes its time. */
  readonly busyText?: string;
  /** Goes around the fields, to lead to what is missing. */
  readonly around?: RefObject<HTMLDivElement | null>;
  readonly onAct: () => void;
  /** Back to the step before; without one the button beside the action closes the dialog. */
  readonly onStepBack?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What went wrong stands below fields that may be longer than the window. */
const inView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A change of a member. While it is being done the dialog stays, whatever is pressed: its end must be seen. */
export const WorkDialog = ({
  title,
  work: { isBusy, isUnsettled, problem },
  action,
  isDanger = false,
  busyText,
  around,
  onAct,
  onStepBack,
  onClose,
  children,
}: WorkDialogProps) => {
  const text = useText();
  // Back and Escape have closed it already when they tell: it opens anew, with an entry in the history.
  const [openings, setOpenings] = useState(0);
  return (
    <AdaptiveDialog
      key={openings}
      open
      title={title}
      onClose={isBusy ? () => setOpenings(openings + 1) : onClose}
      footer={
        <div className={styles['footer']}>
          <div className="py-live" aria-live="polite">
            {isBusy ? <p>{busyText ?? text('member.busy')}</p> : null}
          </div>
          <div className={styles['actions']}>
            <Button
              size="large"
              disabled={isBusy || (isUnsettled && onStepBack !== undefined)}
              onClick={onStepBack ?? onClose}
            >
              {text(onStepBack === undefined ? 'member.cancel' : 'common.back')}
            </Button>
            <Button
              type="primary"
              size="large"
              danger={isDanger}
              loading={isBusy}
              aria-busy={isBusy || undefined}
              // The second click of two was meant for the step before.
              onClick={({ detail }) => (detail > 1 ? undefined : onAct())}
            >
              {isUnsettled ? text('member.sendAgain') : action}
            </Button>
          </div>
        </div>
      }
    >
      <div ref={around} className="py-stack">
        {/* What may have been done already can only be sent again as it was. */}
        <fieldset className="py-stack" disabled={isBusy || isUnsettled}>
          {children}
        </fieldset>
        {problem === undefined || isBusy ? null : (
          <div ref={inView}>
            <InlineNotice kind="error" text={problem} />
          </div>
        )}
      </div>
    </AdaptiveDialog>
  );
};
