import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MenuLink } from './menu-link.tsx';
import { useMenuEntries } from './menu-entries.ts';
import type { HeaderVariant } from './header-variant.ts';
import { useText } from '#messages/text.ts';
import tool from './header-tool.module.css';
import styles from './user-menu.module.css';

interface UserMenuProps {
  readonly variant: HeaderVariant;
  /** Of who is signed in; absent for customers and visitors. */
  readonly name?: string;
}

const DRAWING = 'M4 7h16M4 12h16M4 17h16';

/** A disclosure and not an ARIA menu, since it holds links and a language choice. */
export const UserMenu = ({ variant, name }: UserMenuProps) => {
  const text = useText();
  const entries = useMenuEntries(variant);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const panel = useId();
  // Bound to the history entry in which it was opened, so that every navigation closes it.
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpenAt(undefined);
    };
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={area} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={tool.tool}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={name === undefined ? text('menu.open') : text('menu.openFor', { name })}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <LineIcon path={DRAWING} />
        <span className={styles.name} aria-hidden="true">
          {name ?? text('menu.open')}
        </span>
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              <MenuLink target={entry.target}>{text(entry.label)}</MenuLink>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
        {variant === 'agent' || variant === 'staff' ? <LogoutButton /> : null}
      </div>
    </div>
  );
};
