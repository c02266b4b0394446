import { Outlet } from 'react-router-dom';
import { Footer } from '#layout/footer.tsx';
import { Header } from '#layout/header/header.tsx';
import { OfflineBar } from '#layout/offline-bar.tsx';
import { useCleanAddress } from '#layout/clean-address.ts';
import { useText } from '#messages/text.ts';
import styles from './frame.module.css';

const MAIN = 'main';

/** Header and footer of every page; no remote draws its own (PLAT-012). */
export const Frame = () => {
  const text = useText();
  useCleanAddress();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {text('frame.skip')}
      </a>
      <Header />
      <OfflineBar />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
};
