import { useEffect, useState } from 'react';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/text.ts';
import { readSettings } from '#settings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import styles from './demo-help.module.css';

const ADDRESS = '/api/demo/code';
const PAUSE_MS = 1000;
const MAX_TRIES = 5;

/** Empty while the code is not sent, and for a phone that gets none. */
const readCode = async (otpKey: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: otpKey }),
    signal,
  });
  if (!answer.ok) return '';
  const { errMsg } = (await answer.json()) as { errMsg: { code: string } };
  return errMsg.code;
};

interface DemoCodeAnswer {
  readonly otpKey: string;
  /** Empty: this phone gets none. */
  readonly code: string;
}

/** Nothing while the code is awaited. */
const useDemoCode = (otpKey: string, isDemo: boolean): string | undefined => {
  const [found, setFound] = useState<DemoCodeAnswer>();
  useEffect(() => {
    if (!isDemo) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryToRead = async (triesLeft: number): Promise<void> => {
      const code = await readCode(otpKey, leaving.signal).catch(() => '');
      if (leaving.signal.aborted) return;
      if (code !== '' || triesLeft <= 1) setFound({ otpKey, code });
      else timer = setTimeout(() => void tryToRead(triesLeft - 1), PAUSE_MS);
    };
    void tryToRead(MAX_TRIES);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [otpKey, isDemo]);
  return found?.otpKey === otpKey ? found.code : undefined;
};

/** The code that was sent, where it is asked for. Reads and shows nothing where the page is not of a demo. */
export const DemoCode = ({ otpKey }: { readonly otpKey: string }) => {
  const text = useText();
  const isDemo = readSettings().demo !== undefined;
  const code = useDemoCode(otpKey, isDemo);
  if (!isDemo) return null;
  if (code === undefined) return <InlineNotice kind="info" text={text('demo.code.waiting')} />;
  const says = code === '' ? text('demo.code.none') : text('demo.code', { code });
  return <InlineNotice kind="info" text={says} />;
};

interface DemoPeopleProps {
  onChoose: (phone: string) => void;
}

/** Who can log in to the demo; a tap fills in the phone. Nothing where the page is not of a demo. */
export const DemoPeople = ({ onChoose }: DemoPeopleProps) => {
  const text = useText();
  const language = useLanguage();
  const { demo } = readSettings();
  if (demo === undefined || demo.people.length === 0) return null;
  return (
    <section className="py-card" aria-label={text('demo.people')}>
      <p className="py-field-label">{text('demo.people')}</p>
      <ul className={styles.people}>
        {demo.people.map(({ name, type, remark, phone }) => (
          <li key={phone} className={styles.person}>
            <button type="button" className="py-text-button" onClick={() => onChoose(phone)}>
              {name} · {phone}
            </button>
            <span className={`py-small py-quiet ${styles.remark}`}>
              {remark === undefined ? type : `${type}, ${remark[language]}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
