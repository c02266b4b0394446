import { Button } from 'antd';
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

export const RemoteFailedPanel = ({ onRetry }: { readonly onRetry: () => void }) => {
  const text = usePanelTexts();
  return (
    <div className={styles['panel']} role="alert">
      <h1 className={styles['title']}>{text('failedTitle')}</h1>
      <p>{text('failedText')}</p>
      <Button type="primary" onClick={onRetry}>
        {text('tryAgain')}
      </Button>
    </div>
  );
};
