import { useText } from '#messages/catalogue.ts';
import styles from './lead-import.module.css';

const SHOWN_LINES = 20;

interface LineListProps<Line> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly write: (line: Line) => string;
}

/** The first lines of a kind; the rest is counted. */
export const LineList = <Line extends { readonly line: number }>({
  title,
  lines,
  write,
}: LineListProps<Line>) => {
  const text = useText();
  const rest = lines.length - SHOWN_LINES;
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className={styles.fold}>{title}</summary>
      <ul className={`py-small ${styles.lines}`}>
        {lines.slice(0, SHOWN_LINES).map((line) => (
          <li key={line.line}>{write(line)}</li>
        ))}
        {rest > 0 ? <li>{text('import.more', { count: rest })}</li> : null}
      </ul>
    </details>
  );
};
