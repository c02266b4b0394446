import type { Column } from './columns.ts';
import { chooseColumn, IMPORT_FIELDS, missingColumns } from './columns.ts';
import type { Delimiter } from './parse-file.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { NativeSelect } from '@payung/shared/ui/choices/native-select.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './lead-import.module.css';
import type { PickedFile } from './use-picked-file.ts';

const SHOWN_ROWS = 5;

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
} as const;

interface PreviewProps {
  readonly picked: PickedFile;
  readonly columns: readonly Column[];
  readonly onColumns: (columns: readonly Column[]) => void;
  readonly onDelimiter: (delimiter: Delimiter) => void;
}

const useDelimiters = () => {
  const text = useText();
  return [
    { value: ',', label: text('import.delimiter.comma') },
    { value: ';', label: text('import.delimiter.semicolon') },
    { value: '\t', label: text('import.delimiter.tab') },
    { value: '|', label: text('import.delimiter.bar') },
  ] as const;
};

const PreviewTable = ({ picked, columns, onColumns }: Omit<PreviewProps, 'onDelimiter'>) => {
  const text = useText();
  const { headings, rows } = picked.file;
  const options = (['', ...IMPORT_FIELDS] as const).map((field) => ({
    value: field,
    label: text(`import.column.${field === '' ? 'none' : field}`),
  }));
  const nameOf = (heading: string, at: number): string =>
    heading === '' ? text('import.columnOfNumber', { number: at + 1 }) : text('import.columnOf', { heading });
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {text('import.fileLine')}
            </th>
            {headings.map((heading, at) => (
              <th key={at} scope="col">
                {heading}
                <NativeSelect
                  aria-label={nameOf(heading, at)}
                  value={columns[at] ?? ''}
                  options={options}
                  onChange={(field) => onColumns(chooseColumn(columns, at, field))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" className={styles.number}>
                {line}
              </th>
              {headings.map((_, at) => (
                <td key={at}>{cells[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** How the file was read, to be corrected: what separates its cells and what its columns hold. */
export const Preview = ({ picked, columns, onColumns, onDelimiter }: PreviewProps) => {
  const text = useText();
  const delimiters = useDelimiters();
  return (
    <Block id="preview" title={text('import.preview')}>
      <RadioChoice
        name="delimiter"
        legend={text('import.delimiter')}
        options={delimiters}
        value={picked.file.delimiter}
        onChange={onDelimiter}
        isShort
      />
      <p className="py-field-help">
        {text('import.previewHelp', { name: picked.name, encoding: ENCODING_NAMES[picked.encoding] })}
      </p>
      <PreviewTable picked={picked} columns={columns} onColumns={onColumns} />
      {missingColumns(columns).map((missing) => (
        <InlineNotice key={missing} kind="warning" text={text(`import.missing.${missing}`)} />
      ))}
    </Block>
  );
};
