import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { usePanelTexts } from './panel-texts.ts';
import styles from './panels.module.css';

/** The heading and the first card of a page that fills the window. */
const PageSkeleton = () => (
  <span className={styles['page']} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton shape="short" />
    <Skeleton className={styles['card']} />
  </span>
);

export const LoadingPanel = () => {
  const text = usePanelTexts();
  return (
    <output className={styles['loading']} aria-busy="true" aria-label={text('loading')}>
      <PageSkeleton />
    </output>
  );
};

/** Says that loading takes longer, and goes on loading. */
export const SlowPanel = () => {
  const text = usePanelTexts();
  return (
    <output className={styles['panel']} aria-busy="true">
      <h1 className={styles['title']}>{text('slowTitle')}</h1>
      <p>{text('slowText')}</p>
      <PageSkeleton />
    </output>
  );
};

interface FailedPanelProps {
  readonly onRetry: () => void;
  /** Offered when trying again did not help. */
  readonly onReload?: () => void;
  readonly hasCrashed?: boolean;
}

/** A screen could not be loaded, or crashed while it was drawn. */
export const RemoteFailedPanel = ({ onRetry, onReload, hasCrashed = false }: FailedPanelProps) => {
  const text = usePanelTexts();
  return (
    <div className={styles['panel']} role="alert">
      <h1 className={styles['title']}>{text(hasCrashed ? 'crashedTitle' : 'failedTitle')}</h1>
      <p>{text(hasCrashed ? 'crashedText' : 'failedText')}</p>
      <Button type="primary" onClick={onRetry}>
        {text('tryAgain')}
      </Button>
      {onReload === undefined ? null : <Button onClick={onReload}>{text('reload')}</Button>}
    </div>
  );
};

/** The remote was withdrawn, or this page cannot read what the registry says of it. */
export const UnavailablePanel = ({ onRetry }: { readonly onRetry: () => void }) => {
  const text = usePanelTexts();
  return (
    <div className={styles['panel']} role="alert">
      <h1 className={styles['title']}>{text('unavailableTitle')}</h1>
      <p>{text('unavailableText')}</p>
      <Button type="primary" onClick={onRetry}>
        {text('tryAgain')}
      </Button>
      <Link to="/">{text('startPage')}</Link>
    </div>
  );
};
