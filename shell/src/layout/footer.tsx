import { useLocation } from 'react-router-dom';
import { config } from '@payung/shared/config.ts';
import { LEGAL, legalAddress } from '@payung/shared/domain/legal-documents.ts';
import { mailAddress, whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { MenuLink } from '#layout/header/menu-link.tsx';
import { useText } from '#messages/text.ts';
import styles from './footer.module.css';

/** Contact, social links, legal pages and copyright. */
const Links = () => {
  const text = useText();
  const isLinkMode = useIsLinkMode();
  const { brand } = config;
  const subject = text('footer.contactSubject', { brand: brand.name });
  return (
    <>
      <nav aria-label={text('footer.title', { brand: brand.name })} className={styles.links}>
        <MenuLink
          className={styles.link}
          target={{ kind: 'mail', address: mailAddress(brand.supportEmail, subject) }}
        >
          <LineIcon path={DRAWINGS.mail} size={20} />
          {text('footer.contact')}
        </MenuLink>
        <MenuLink
          className={styles.link}
          target={{ kind: 'page', address: whatsAppAddress(subject, brand.supportWhatsApp) }}
        >
          <LineIcon path={DRAWINGS.whatsApp} size={20} />
          {text('common.needHelp.whatsApp')}
        </MenuLink>
        {isLinkMode ? (
          <MenuLink className={styles.link} target={{ kind: 'path', address: shellRoutes.myData.path }}>
            {text('menu.myData')}
          </MenuLink>
        ) : null}
        <MenuLink className={styles.link} target={{ kind: 'path', address: legalAddress(LEGAL.privacy) }}>
          {text('footer.privacy')}
        </MenuLink>
        <MenuLink className={styles.link} target={{ kind: 'path', address: legalAddress(LEGAL.terms) }}>
          {text('footer.terms')}
        </MenuLink>
      </nav>
      <ul aria-label={text('footer.social')} className={styles.links}>
        {brand.social.map(({ name, href }) => (
          <li key={name}>
            <MenuLink className={styles.link} target={{ kind: 'page', address: href }}>
              {name}
            </MenuLink>
          </li>
        ))}
      </ul>
      <p>{brand.copyright}</p>
    </>
  );
};

interface FooterProps {
  /** `line`: what the law wants to be seen, which opens the rest, where people work (ruling R86). */
  readonly form: 'line' | 'whole';
}

/** What the insurer says of itself on every page (SHELL-017). */
export const Footer = ({ form }: FooterProps) => {
  const text = useText();
  const regulator = config.brand.regulator[useLanguage()];
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      {form === 'line' ? (
        // Closed again on the next page.
        <details key={pathname}>
          <summary className={styles.line}>
            <span>{regulator}</span>
            <span className={styles.more}>{text('footer.more')}</span>
          </summary>
          <div className={styles.row}>
            <Links />
          </div>
        </details>
      ) : (
        <div className={styles.row}>
          <p>{regulator}</p>
          <Links />
        </div>
      )}
    </footer>
  );
};
