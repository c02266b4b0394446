import { Link, useNavigate } from 'react-router-dom';
import type { BilingualText } from '@payung/shared/product.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import styles from './panels.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** Separate from the catalogues: the panels need their texts even when nothing else could be loaded. */
const panelTexts = {
  loading: { en: 'Loading this page', id: 'Halaman sedang dimuat' },
  slowTitle: { en: 'This is taking longer than usual', id: 'Proses ini lebih lama dari biasanya' },
  slowText: {
    en: 'The page is still loading. You can wait here or use the rest of the site meanwhile.',
    id: 'Halaman masih dimuat. Anda dapat menunggu di sini atau membuka bagian lain terlebih dahulu.',
  },
  failedTitle: { en: 'This page could not be loaded', id: 'Halaman ini tidak dapat dimuat' },
  failedText: {
    en: 'The rest of the site still works. Please check your connection and try again.',
    id: 'Bagian lain tetap dapat digunakan. Periksa koneksi Anda, lalu coba lagi.',
  },
  crashedTitle: { en: 'Something went wrong on this page', id: 'Terjadi kesalahan di halaman ini' },
  crashedText: {
    en: 'What was saved is still there, and the rest of the site works. Please try again.',
    id: 'Data yang sudah tersimpan tetap ada, dan bagian lain tetap dapat digunakan. Silakan coba lagi.',
  },
  unavailableTitle: {
    en: 'This page is not available right now',
    id: 'Halaman ini sedang tidak tersedia',
  },
  unavailableText: {
    en: 'We are working on it. Please try again in a few minutes; the rest of the site still works.',
    id: 'Kami sedang memperbaikinya. Silakan coba lagi beberapa menit lagi; bagian lain tetap dapat digunakan.',
  },
  startPage: { en: 'Go to the start page', id: 'Ke halaman awal' },
  reload: { en: 'Reload the page', id: 'Muat ulang halaman' },
  tryAgain: { en: 'Try again', id: 'Coba lagi' },
  notAvailableTitle: { en: 'This page is not available to you', id: 'Halaman ini tidak tersedia untuk Anda' },
  notAvailableText: {
    en: 'It belongs to signed-in agents. Your own page is still open for you.',
    id: 'Halaman ini khusus untuk agen yang sudah masuk. Halaman Anda sendiri tetap dapat dibuka.',
  },
  notFoundTitle: { en: 'There is no page at this address', id: 'Tidak ada halaman di alamat ini' },
  notFoundText: {
    en: 'Please check the address, or go back to where you came from.',
    id: 'Periksa kembali alamatnya, atau kembali ke halaman sebelumnya.',
  },
  goBack: { en: 'Go back', id: 'Kembali' },
} as const satisfies Readonly<Record<string, BilingualText>>;

const usePanelTexts = (): ((name: keyof typeof panelTexts) => string) => {
  const language = useLanguage();
  return (name) => panelTexts[name][language];
};

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

/** Says that loading takes longer, and continues to load. */
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
