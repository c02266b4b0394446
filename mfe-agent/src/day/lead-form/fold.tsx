import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** Something in it is wrong: it opens. */
  mustShow: boolean;
  children: ReactNode;
}

/** A group of fields that most people leave alone: it is drawn when it is opened first. */
export const Fold = ({ title, mustShow, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles['fold']}
      open={isOpen || mustShow}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className={styles['title']}>{title}</summary>
      {isOpen || mustShow || hasOpened ? <div className={styles['content']}>{children}</div> : null}
    </details>
  );
};
