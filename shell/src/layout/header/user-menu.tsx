import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { config } from '@payung/shared/config.ts';
import { LEGAL, legalAddress } from '@payung/shared/domain/legal-documents.ts';
import { mailAddress, whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { changeLanguage, useLanguage } from '@payung/shared/session/language.ts';
import { call } from '@payung/shared/api/client.ts';
import { useOneCall } from '@payung/shared/api/one-call.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { AGENT_PAGES } from '#routing/deployed.ts';
import { useText } from '#messages/text.ts';
import type { ShellMessageId } from '#messages/text.ts';
import type { HeaderVariant } from './header-variant.ts';
import { MENU_DRAWING } from './menu-drawing.ts';
import { MenuLink } from './menu-link.tsx';
import type { LinkTarget } from './menu-link.tsx';
import styles from './header.module.css';

interface MenuEntry {
  readonly label: Parameters<ReturnType<typeof useText>>[0];
  readonly target: LinkTarget;
}

/** Of everybody who has an account. */
const PASSKEYS: MenuEntry = {
  label: 'menu.passkeys',
  target: { kind: 'path', address: shellRoutes.passkeys.path },
};

/**
 * What the menu offers (SHELL-048). Our own page goes before the insurer's page outside; an entry that has neither is
 * absent (ruling K55).
 */
const useMenuEntries = (variant: HeaderVariant): readonly MenuEntry[] => {
  const text = useText();
  const isDeployed = useIsDeployed();
  const { brand } = config;
  const entry = (label: ShellMessageId, outside: string | undefined, own?: string): readonly MenuEntry[] => {
    if (own !== undefined && variant === 'agent' && isDeployed(own)) {
      return [{ label, target: { kind: 'path', address: own } }];
    }
    return outside === undefined ? [] : [{ label, target: { kind: 'page', address: outside } }];
  };
  const subject = text('footer.contactSubject', { brand: brand.name });
  return [
    ...entry('menu.account', undefined, AGENT_PAGES.account),
    ...(variant === 'agent' || variant === 'staff' ? [PASSKEYS] : []),
    ...(variant === 'agent'
      ? [{ label: 'menu.myData', target: { kind: 'path', address: shellRoutes.myData.path } } as const]
      : []),
    ...entry('menu.faq', brand.faq, AGENT_PAGES.faq),
    ...entry('menu.about', brand.about, AGENT_PAGES.about),
    { label: 'menu.terms', target: { kind: 'path', address: legalAddress(LEGAL.terms) } },
    { label: 'menu.privacy', target: { kind: 'path', address: legalAddress(LEGAL.privacy) } },
    { label: 'menu.contact', target: { kind: 'mail', address: mailAddress(brand.supportEmail, subject) } },
    {
      label: 'menu.whatsApp',
      target: { kind: 'page', address: whatsAppAddress(subject, brand.supportWhatsApp) },
    },
  ];
};

// Each language by its own name, for people who cannot read the other one.
const LANGUAGES = [
  { language: 'id', name: 'Bahasa Indonesia' },
  { language: 'en', name: 'English' },
] as const;

const LanguageSwitch = () => {
  const text = useText();
  const current = useLanguage();
  const change = useOneCall(changeLanguage, { quiet: true });
  return (
    <fieldset aria-label={text('frame.language')} aria-busy={change.isPending} className={styles.languages}>
      {LANGUAGES.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          aria-pressed={current === language}
          onClick={() => change.mutate(language)}
        >
          {name}
        </button>
      ))}
      {change.isError ? <p role="alert">{text('language.failed')}</p> : null}
    </fieldset>
  );
};

const LogoutButton = () => {
  const text = useText();
  const navigate = useNavigate();
  const end = useOneCall(() => call(authEndpoints.logout), {
    // Without a connection the session still ends on this device.
    quiet: true,
    onSettled: async () => {
      // Flushed, so that no guarded page is still rendered when the session ends and redirects with `next`.
      await navigate(shellRoutes.login.path, { flushSync: true });
      await logout();
    },
  });
  return (
    <button
      type="button"
      className={styles.entry}
      disabled={end.isPending}
      aria-busy={end.isPending}
      onClick={() => end.mutate(undefined)}
    >
      {text('menu.logout')}
    </button>
  );
};

/** Back closes the menu before it leaves the page. Read when a menu opens: no first page waits for it. */
const closeOnBack = (close: () => void): (() => void) => {
  let leave: (() => void) | undefined;
  let isClosed = false;
  void import('@payung/shared/ui/feedback/back-layers.ts').then(
    ({ openBackLayer }) => {
      if (!isClosed) leave = openBackLayer(close);
    },
    // Without it Back leaves the page, as it did.
    () => undefined,
  );
  return () => {
    isClosed = true;
    leave?.();
  };
};

interface UserMenuProps {
  readonly variant: HeaderVariant;
  /** Of who is signed in; absent for customers and visitors. */
  readonly name?: string;
}

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
    const leave = closeOnBack(() => setOpenAt(undefined));
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      leave();
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
        className={styles.tool}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={name === undefined ? text('menu.open') : text('menu.openFor', { name })}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <LineIcon path={MENU_DRAWING} />
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
