import { Button, Skeleton } from 'antd';
import { usePanelTexts } from './panel-texts.ts';
import styles from './panels.module.css';

export const LoadingPanel = () => {
  const text = usePanelTexts();
  return (
    <output className={styles['panel']} aria-busy="true" aria-label={text('loading')}>
      <Skeleton active title paragraph={{ rows: 4 }} />
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
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
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
