import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BilingualText } from '@payung/shared/product.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { useFederation } from '#federation/federation.ts';
import type { Federation } from '#federation/federation.ts';
import { routeMarks } from '#federation/updates/route-marks.ts';
import styles from './update-notice.module.css';

/** Only this line needs them, so they are not in a catalogue that other pages load. */
const noticeTexts = {
  ready: { en: 'A new version of Payung is ready.', id: 'Versi baru Payung sudah siap.' },
  update: { en: 'Update now', id: 'Perbarui sekarang' },
  later: { en: 'Later', id: 'Nanti' },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** Until then a rollback may end the new version, and most people open a safe point. */
const SHOWN_AFTER_MS = 600_000;
const LOOKS_AGAIN_AFTER_MS = 5_000;

const WRITTEN_IN = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

/** Somebody is writing: a line above the field would move it. */
const isWritingIn = (field: Element | null): boolean =>
  field?.matches(WRITTEN_IN) === true && (field as HTMLInputElement | HTMLTextAreaElement).value !== '';

/** Whether the page runs an older version of what it shows for so long that it says so. */
const isDue = (federation: Federation, pathname: string): boolean => {
  const { registry, remotes } = federation;
  const { remote, isSafePoint, isUndisturbed } = routeMarks(federation, pathname);
  if (isSafePoint || isUndisturbed) return false;
  const { shell } = registry.currentRegistry();
  const builds = [
    registry.isShellReplaced() ? shell.build : undefined,
    remote === undefined ? undefined : remotes.updateOf(remote)?.build,
  ];
  return builds.some((build) => build !== undefined && registry.knownFor(build) >= SHOWN_AFTER_MS);
};

/** A quiet line on pages that take no update by themselves. Once shown it stays until the page is left. */
export const UpdateNotice = () => {
  const federation = useFederation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [shownAt, showAt] = useState<string>();
  const [isPutOff, setPutOff] = useState(false);
  const isShown = shownAt === pathname && !isPutOff;
  useEffect(() => {
    if (isShown || isPutOff) return undefined;
    const look = (): void => {
      if (isDue(federation, pathname) && !isWritingIn(document.activeElement)) showAt(pathname);
    };
    look();
    const timer = setInterval(look, LOOKS_AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [federation, pathname, isShown, isPutOff]);
  const text = (name: keyof typeof noticeTexts): string => noticeTexts[name][language];
  return (
    <output className={styles['region']}>
      {isShown ? (
        <span className={styles['line']}>
          {text('ready')}
          <Button size="small" type="primary" onClick={() => location.reload()}>
            {text('update')}
          </Button>
          <Button size="small" type="text" onClick={() => setPutOff(true)}>
            {text('later')}
          </Button>
        </span>
      ) : null}
    </output>
  );
};
