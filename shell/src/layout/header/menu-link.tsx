import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#messages/text.ts';
import styles from './header.module.css';

/** A path of this application, or an address outside it. */
export interface LinkTarget {
  readonly kind: 'path' | 'page' | 'mail';
  readonly address: string;
}

interface MenuLinkProps {
  readonly target: LinkTarget;
  readonly className?: string;
  readonly children: ReactNode;
}

export const MenuLink = ({ target, className = styles.entry, children }: MenuLinkProps) => {
  const text = useText();
  if (target.kind === 'path') {
    return (
      <Link className={className} to={target.address}>
        {children}
      </Link>
    );
  }
  if (target.kind === 'mail') {
    return (
      <a className={className} href={target.address}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={target.address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="py-visually-hidden"> {text('frame.newTab')}</span>
    </a>
  );
};
