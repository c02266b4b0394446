import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import type { MemberProfile } from '@payung/shared/schemas/network.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './change-dialog.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** The props of every dialog about a member. */
export interface MemberDialogProps {
  readonly profile: MemberProfile;
  readonly onClose: () => void;
  /** Called after success with the message for the profile, which is then read again. */
  readonly onDone: (message: string) => void;
}

interface ChangeOptions<Body, Reply> {
  readonly send: (body: Body, requestId: string) => Promise<Reply>;
  readonly onDone: (reply: Reply) => void;
}

/** The outcome is unknown: no reply came, or the first request is still running. */
const isOutcomeUnknown = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status === 409);

/**
 * One change of a member per dialog. Every send carries the same request id, so that the server does it once
 * (ruling R39).
 */
export const useMemberChange = <Body, Reply>({ send, onDone }: ChangeOptions<Body, Reply>) => {
  const text = useText();
  const failureText = useFailureText();
  const [requestId] = useState(() => crypto.randomUUID());
  const [isBusy, run] = useSingleFlight();
  const sending = useMutation({
    mutationFn: (body: Body) => send(body, requestId),
    onSuccess: onDone,
    // The dialog shows errors, and the reply is kept only while it is open.
    meta: { quiet: true },
    gcTime: 0,
  });
  const { error } = sending;
  const failed = error === null ? undefined : failureText(error);
  const problem = isNoResponse(error) ? `${failed ?? ''} ${text('member.lost')}` : failed;
  return {
    isBusy,
    /** The outcome is unknown: the same request can be sent again, but not a changed one. */
    isUnsettled: isOutcomeUnknown(error),
    problem,
    send: (body: Body): void =>
      run(() =>
        sending.mutateAsync(body).then(
          () => 'navigated' as const,
          () => 'stayed' as const,
        ),
      ),
  };
};

type RunningChange = Pick<ReturnType<typeof useMemberChange>, 'isBusy' | 'isUnsettled' | 'problem'>;

interface ChangeDialogProps {
  readonly title: string;
  readonly change: RunningChange;
  /** The label of the button. */
  readonly action: string;
  readonly isDanger?: boolean;
  /** Shown while the request runs. */
  readonly busyText?: string;
  /** The element around the fields, in which the first invalid one gets the focus. */
  readonly around?: RefObject<HTMLDivElement | null>;
  readonly onAct: () => void;
  /** Back to the step before; without one the button beside the action closes the dialog. */
  readonly onStepBack?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Scrolls to the error below the fields, which may be longer than the window. */
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A dialog that changes a member. A running change keeps the dialog open so that its result is seen. */
export const ChangeDialog = ({
  title,
  change: { isBusy, isUnsettled, problem },
  action,
  isDanger = false,
  busyText,
  around,
  onAct,
  onStepBack,
  onClose,
  children,
}: ChangeDialogProps) => {
  const text = useText();
  // Back and Escape have already closed the dialog: a new key opens it again, with its history entry.
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
        {/* With an unknown outcome the request can only be sent again unchanged. */}
        <fieldset className="py-stack" disabled={isBusy || isUnsettled}>
          {children}
        </fieldset>
        {problem === undefined || isBusy ? null : (
          <div ref={scrollIntoView}>
            <InlineNotice kind="error" text={problem} />
          </div>
        )}
      </div>
    </AdaptiveDialog>
  );
};
