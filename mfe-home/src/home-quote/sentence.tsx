import type { ReactNode } from 'react';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import styles from './sentence.module.css';

/** A text of the specification, which writes it in small letters: on a screen it begins with a capital. */
export const Sentence = ({ children }: { children: ReactNode }) => (
  <span className={styles.sentence}>{unbroken(children)}</span>
);
