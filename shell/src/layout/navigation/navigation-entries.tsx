import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { useStaffWork } from '@payung/shared/session/deployed-products.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { PageLink } from '@payung/shared/ui/layout/page-link.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useIsJourney } from '#routing/deployed.ts';
import { useText } from '#messages/text.ts';
import { NAVIGATION_DRAWINGS } from './navigation-drawings.ts';
import { currentOf, placesOf } from './places.ts';
import styles from './navigation-entries.module.css';

interface EntryProps {
  readonly address: string;
  readonly icon: string;
  readonly current: 'page' | true | undefined;
  readonly isWide?: boolean | undefined;
  /** The label of phones, where the other one is too long for them. */
  readonly short?: string | undefined;
  readonly children: ReactNode;
}

const Entry = ({ address, icon, current, isWide = false, short, children }: EntryProps) => (
  <li className={isWide ? styles.wide : undefined}>
    <PageLink className={styles.entry} to={address} aria-current={current}>
      <LineIcon path={icon} />
      <span className={`${styles.label} ${short === undefined ? '' : styles.long}`}>{children}</span>
      {short === undefined ? null : <span className={`${styles.label} ${styles.short}`}>{short}</span>}
    </PageLink>
  </li>
);

/** So many fit at the bottom of a phone. */
const ON_PHONES = 5;

/** What the deployed remotes offer to the insurer's own people. */
const StaffWorkEntries = () => {
  const language = useLanguage();
  const { pathname } = useLocation();
  return useStaffWork().map(({ id, address, icon, label, shortLabel }, index) => (
    <Entry
      key={id}
      address={address}
      icon={icon}
      current={pathname.toLowerCase() === address ? 'page' : undefined}
      isWide={index + 1 >= ON_PHONES}
      short={shortLabel?.[language]}
    >
      {label[language]}
    </Entry>
  ));
};

/** The places of who is signed in, as far as the remotes that serve them are deployed. */
export const NavigationEntries = () => {
  const text = useText();
  const session = useSession();
  const isDeployed = useIsDeployed();
  const isJourney = useIsJourney();
  const { pathname, search } = useLocation();
  if (session.kind !== 'agent') return null;
  const { userType } = session.user;
  return (
    <ul className={styles.entries}>
      {placesOf(userType)
        .filter(({ address }) => isDeployed(address))
        .map((place) => (
          <Entry
            key={place.id}
            address={place.address}
            icon={NAVIGATION_DRAWINGS[place.id]}
            current={currentOf(place, { pathname, search, isJourney })}
            isWide={place.isWide}
          >
            {text(`navigation.${place.id}`)}
          </Entry>
        ))}
      {isStaff(userType) ? <StaffWorkEntries /> : null}
    </ul>
  );
};
