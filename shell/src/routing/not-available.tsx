import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { usePanelTexts } from '#federation/panel-texts.ts';
import styles from '#federation/panels.module.css';

/** Shown for an agent's page in link mode; leads back to the customer's own page. */
export const NotAvailable = ({ back }: { readonly back: string }) => {
  const text = usePanelTexts();
  const navigate = useNavigate();
  return (
    <div className={styles['panel']} role="alert">
      <h1 className={styles['title']}>{text('notAvailableTitle')}</h1>
      <p>{text('notAvailableText')}</p>
      <Button type="primary" onClick={() => void navigate(back, { replace: true })}>
        {text('goBack')}
      </Button>
    </div>
  );
};

export const NotFound = () => {
  const text = usePanelTexts();
  const navigate = useNavigate();
  return (
    <div className={styles['panel']}>
      <h1 className={styles['title']}>{text('notFoundTitle')}</h1>
      <p>{text('notFoundText')}</p>
      <Button type="primary" onClick={() => void navigate('/')}>
        {text('goBack')}
      </Button>
    </div>
  );
};
