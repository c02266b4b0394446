import { useText } from '#messages/text.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { readSettings } from '#settings.ts';
import styles from './demo-people.module.css';

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
