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

/** Contact, social links, legal pages and regulator of the insurer, on every page (SHELL-017). */
export const Footer = () => {
  const text = useText();
  const language = useLanguage();
  const isLinkMode = useIsLinkMode();
  const { brand } = config;
  const subject = text('footer.contactSubject', { brand: brand.name });
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
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
        <p>{brand.regulator[language]}</p>
        <p>{brand.copyright}</p>
      </div>
    </footer>
  );
};
