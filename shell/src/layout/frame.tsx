import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';
import { useIsOnline } from '@payung/shared/api/online.ts';
import { formatClock, formatMoment } from '@payung/shared/messages/clock.ts';
import { store } from '@payung/shared/session/store.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useFederation } from '#federation/federation.ts';
import { useText } from '#messages/text.ts';
import { Header } from '#layout/header/header.tsx';
import { useHeaderVariant } from '#layout/header/header-variant.ts';
import { useFooterForm, useIsJourney } from '#routing/deployed.ts';
import { shellParts } from '#parts.ts';
import { shownSinceAtom, startedFromKeptAtom } from './shown-since.ts';
import { Footer } from './footer.tsx';
import { useCleanAddress } from './clean-address.ts';
import styles from './frame.module.css';

const DAY_MS = 24 * 3_600_000;

const timeOf = (since: number): string => {
  const iso = new Date(since).toISOString();
  return Date.now() - since < DAY_MS / 2 ? formatClock(iso) : formatMoment(iso);
};

/** The live region is always in the page, so that screen readers announce its text. */
export const OfflineBar = () => {
  const text = useText();
  const isOnline = useIsOnline();
  const shownSince = useAtomValue(shownSinceAtom, { store });
  const isFromKept = useAtomValue(startedFromKeptAtom, { store });
  const time = shownSince && timeOf(shownSince);
  const offline = time ? text('offline.since', { time }) : text('offline.bar');
  const kept = isFromKept ? text('kept.bar') : undefined;
  const online = time ? text('outage.bar', { time }) : kept;
  const shown = isOnline ? online : offline;
  return (
    <output className={styles.region}>
      {shown ? (
        <span className={styles.bar}>
          <LineIcon path={DRAWINGS.cloudOff} size={20} />
          {shown}
        </span>
      ) : null}
    </output>
  );
};

/** Its files are loaded when something was released since the page was; without them nothing is said. */
const UpdateNotice = lazy<ComponentType>(() =>
  import('./update-notice.tsx').then(
    (file) => ({ default: file.UpdateNotice }),
    () => ({ default: () => null }),
  ),
);

const UpdatePlace = () => {
  const { registry } = useFederation();
  const hasChanged = useSyncExternalStore(registry.onRegistryChange, registry.hasChanged);
  return hasChanged ? (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  ) : null;
};

/** A part of their own: customers, and who is about to sign in, load nothing of them. */
const NavigationEntries = lazy<ComponentType>(() =>
  shellParts.navigation().then(
    (part) => ({ default: part.NavigationEntries }),
    () => ({ default: () => null }),
  ),
);

const MAIN = 'main';

/** Header and footer of every page; no remote draws its own (PLAT-012). */
export const Frame = () => {
  const text = useText();
  const variant = useHeaderVariant();
  const isJourney = useIsJourney();
  useCleanAddress();
  const hasNavigation = variant === 'agent' || variant === 'staff';
  return (
    <div
      className={hasNavigation ? `${styles.frame} ${styles.withNavigation}` : styles.frame}
      data-journey={isJourney || undefined}
    >
      <a className={styles.skip} href={`#${MAIN}`}>
        {text('frame.skip')}
      </a>
      <Header />
      {hasNavigation ? (
        // Its room is there from the first paint, so that nothing moves when the entries come.
        <nav className={styles.navigation} aria-label={text('navigation.label')}>
          <Suspense fallback={null}>
            <NavigationEntries />
          </Suspense>
        </nav>
      ) : null}
      <OfflineBar />
      <UpdatePlace />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer form={useFooterForm(hasNavigation)} />
    </div>
  );
};
