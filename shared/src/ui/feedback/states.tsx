import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DRAWINGS } from '#ui/drawings.ts';
import { useNothingFound } from '#ui/layout/nothing-found.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import { useText } from '#messages/text.ts';
import { shortReference } from '#trace/trace-context.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './states.module.css';
import { Button } from '#ui/button.tsx';

const times = (count: number, draw: (index: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, index) => draw(index));

const card = (index: number) => (
  <div className="py-card" key={index}>
    <Skeleton shape="title" />
    <Skeleton shape="short" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="field" />
  </div>
);

const field = (index: number) => (
  <div className="py-stack-tight" key={index}>
    <Skeleton shape="short" />
    <Skeleton shape="field" />
  </div>
);

const line = (index: number) => (
  <div className="py-card" key={index}>
    <Skeleton shape="title" />
    <Skeleton />
  </div>
);

const summary = () => (
  <div className="py-card">
    <Skeleton shape="title" />
    {times(5, (index) => (
      <Skeleton key={index} />
    ))}
  </div>
);

/** The message, WhatsApp, the link, email and PDF, the QR code, how long it holds, and two more buttons. */
const share = () => (
  <div className="py-stack">
    <div className="py-stack-tight">
      <Skeleton shape="short" />
      <Skeleton height={130} />
      <Skeleton shape="short" />
    </div>
    <Skeleton shape="field" />
    {field(0)}
    <div className="py-two">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="field" />
    <Skeleton />
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
);

/** Whom it is for, what it costs, its facts, what is earned, and how far it has come. */
const created = () => (
  <div className="py-card">
    <Skeleton shape="title" />
    <Skeleton height={36} />
    {times(10, (index) => (
      <Skeleton key={index} />
    ))}
  </div>
);

/** A consent with its purpose, two buttons below each other and a hint. */
const consent = () => (
  <div className="py-card">
    <Skeleton shape="title" />
    {times(8, (index) => (
      <Skeleton key={index} />
    ))}
    <Skeleton shape="field" />
    <Skeleton shape="field" />
    <Skeleton />
  </div>
);

const SHAPES = {
  cards: () => <div className={styles.cards}>{times(3, card)}</div>,
  /** Cards below each other at any width. */
  sections: () => <div className="py-stack">{times(3, card)}</div>,
  form: () => <div className="py-stack">{times(9, field)}</div>,
  list: () => <div className="py-stack">{times(4, line)}</div>,
  summary,
  consent,
  share,
  /** A quote that was made, with its link. */
  createdQuote: () => (
    <div className="py-stack">
      {created()}
      <div className="py-card">
        <Skeleton shape="title" />
        {share()}
      </div>
    </div>
  ),
  result: () => (
    <div className={styles.state}>
      <Skeleton shape="disc" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </div>
  ),
} as const;

/** Around skeletons, whatever their shape: says that something is being loaded. */
export const LoadingPlace = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="py-visually-hidden">{text('common.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
};

/** Skeletons in the shape of the content, so that the layout does not shift when it comes. */
export const Loading = ({ shape }: { shape: keyof typeof SHAPES }) => (
  <LoadingPlace>{SHAPES[shape]()}</LoadingPlace>
);

/** There is nothing to show: a sentence and the next step. */
export const Empty = ({ text, action }: { text: ReactNode; action?: ReactNode }) => (
  <div className={styles.state}>
    <LineIcon path={DRAWINGS.empty} size={48} />
    <p className={styles.text}>{text}</p>
    {action}
  </div>
);

/** "Try again" without a message, for failures that are only logged. */
export const RetryState = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <div className={styles.state}>
      <Button type="primary" onClick={onRetry}>
        {text('common.tryAgain')}
      </Button>
    </div>
  );
};

interface ErrorStateProps {
  /** What happened; a general sentence by default. */
  text?: ReactNode;
  /** The trace id of the call, for support: people see its beginning. */
  reference?: string;
  onRetry?: () => void;
}

/** Unknown, or somebody else's: the server does not tell which, and another try would not help. */
export const NotFoundState = ({ reference }: { reference: string | undefined }) => {
  const text = useText();
  useNothingFound();
  return (
    <div className={styles.state} role="alert">
      <LineIcon path={DRAWINGS.warning} size={48} />
      <p>
        <strong>{text('error.load.notFound.title')}</strong>
      </p>
      <p className={styles.text}>{text('error.load.notFound.text')}</p>
      {reference === undefined ? null : (
        <p className="py-quiet py-small">
          {text('error.reference', { reference: shortReference(reference) })}
        </p>
      )}
      <Link className="py-text-button" to="/">
        {text('error.load.notFound.home')}
      </Link>
    </div>
  );
};

/**
 * Something could not be loaded: what happened, the reference, and "Try again". In a section of a page it is one line,
 * so that the others stay where they are.
 */
export const ErrorState = ({ text: what, reference, onRetry }: ErrorStateProps) => {
  const text = useText();
  return (
    <div className={styles.state} role="alert">
      <LineIcon path={DRAWINGS.warning} size={48} />
      <div className={styles.said}>
        <p className={styles.text}>{what ?? text('error.load.title')}</p>
        {reference === undefined ? null : (
          <p className="py-quiet py-small">
            {text('error.reference', { reference: shortReference(reference) })}
          </p>
        )}
      </div>
      {onRetry === undefined ? null : (
        <Button type="primary" className={styles.retry} onClick={onRetry}>
          {text('common.tryAgain')}
        </Button>
      )}
    </div>
  );
};
