import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { useText } from '#messages/catalogue.ts';
import { KEYS } from './review-keys.ts';
import type { KeyAction } from './review-keys.ts';
import styles from './review.module.css';

const TEXTS = {
  previous: 'motor.review.tool.previous',
  next: 'motor.review.tool.next',
  turnRight: 'motor.review.tool.turnRight',
  turnLeft: 'motor.review.tool.turnLeft',
  zoomIn: 'motor.review.tool.zoomIn',
  zoomOut: 'motor.review.tool.zoomOut',
  fit: 'motor.review.tool.fit',
  enlarge: 'motor.review.tool.enlarge',
  check: 'motor.review.keys.check',
  flag: 'motor.review.keys.flag',
  approve: 'motor.review.keys.approve',
  sendBack: 'motor.review.keys.sendBack',
  reject: 'motor.review.keys.reject',
  nextSet: 'motor.review.keys.nextSet',
  help: 'motor.review.keys.help',
} as const satisfies Readonly<Record<KeyAction, string>>;

const ACTIONS = Object.keys(TEXTS) as readonly KeyAction[];

interface KeyHelpProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The list of keys, folded; the summary shows them all in one line. */
export const KeyHelp = ({ isOn, onSwitch, isOpen, onToggle }: KeyHelpProps) => {
  const t = useText();
  const line = ACTIONS.map((action) => KEYS[action].shown).join(' · ');
  return (
    <section className="py-card py-small" aria-label={t('motor.review.keys')}>
      <CheckBox checked={isOn} onChange={(event) => onSwitch(event.target.checked)}>
        {t('motor.review.keys.on')}
      </CheckBox>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="py-text-button">
          {t('motor.review.keys')}: <span className="py-quiet">{line}</span>
        </summary>
        <dl className={styles['keys']}>
          {ACTIONS.map((action) => (
            <div key={action}>
              <dt>
                <kbd>{KEYS[action].shown}</kbd>
              </dt>
              <dd>{t(TEXTS[action])}</dd>
            </div>
          ))}
        </dl>
        <p className="py-quiet">{t('motor.review.keys.note')}</p>
      </details>
    </section>
  );
};
