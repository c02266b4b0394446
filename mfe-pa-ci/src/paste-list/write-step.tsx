import { useId } from 'react';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { readCsv } from '@payung/shared/domain/csv/read-csv.ts';
import { INSURED_LABELS } from '#accident-quote/insured-texts.ts';
import { useText } from '#messages/catalogue.ts';
import { PASTED_COLUMNS } from '#rules/pasted-columns.ts';
import type { PastedRow } from '#rules/pasted-list.ts';
import styles from './paste-dialog.module.css';
import { TextArea } from '@payung/shared/ui/input.tsx';

interface WriteStepProps {
  text: string;
  /** A preview of an empty list was requested. */
  isEmpty: boolean;
  onType: (text: string) => void;
}

/** Takes the list, and says what it may look like. */
export const WriteStep = ({ text, isEmpty, onType }: WriteStepProps) => {
  const t = useText();
  const id = useId();
  return (
    <div className="py-stack">
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {t('pa.paste.list')}
        </label>
        <TextArea
          id={id}
          rows={6}
          wrap="off"
          className={styles.text}
          value={text}
          aria-invalid={isEmpty || undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={(event) => onType(event.target.value)}
        />
        <span id={`${id}-help`} className="py-field-help">
          {t('pa.paste.help')}
        </span>
        <FieldError id={`${id}-error`}>{isEmpty ? t('pa.paste.empty') : undefined}</FieldError>
      </div>
      <section className="py-stack-tight" aria-label={t('pa.paste.columns')}>
        <h3>{t('pa.paste.columns')}</h3>
        <ol className={styles.columns}>
          {PASTED_COLUMNS.map((column) => (
            <li key={column}>{t(INSURED_LABELS[column])}</li>
          ))}
        </ol>
        <p className="py-quiet py-small">{t('pa.paste.columns.help')}</p>
        <h3>{t('pa.paste.example')}</h3>
        <pre className={styles.example}>{t('pa.paste.example.lines')}</pre>
      </section>
    </div>
  );
};

const isBlank = ({ cells }: PastedRow): boolean => cells.every((cell) => cell.trim() === '');

/** A spreadsheet copies tabs. Otherwise a file: semicolons where every line has one, since addresses have commas. */
const delimiterOf = (text: string): string => {
  if (text.includes('\t')) return '\t';
  const filled = [...readCsv(text, ';')].filter((row) => !isBlank(row));
  return filled.length > 0 && filled.every(({ cells }) => cells.length > 1) ? ';' : ',';
};

/** The rows of a pasted text; a cell in quotation marks may contain separators and line breaks. */
export const splitText = (text: string): readonly PastedRow[] => [...readCsv(text, delimiterOf(text))];
