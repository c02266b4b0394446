import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BYTE_ORDER_MARK, csvLine } from '@payung/shared/domain/csv/write-csv.ts';
import type { Delimiter, ParsedFile } from './parse-file.ts';
import { useRuleText } from '@payung/shared/messages/text.ts';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import type { CheckedLines } from './check-lines.ts';
import styles from './lead-import.module.css';
import type { PickedFile } from './use-picked-file.ts';
import { Button } from '@payung/shared/ui/button.tsx';

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

interface Headings {
  readonly line: string;
  readonly problem: string;
}

const writable = (delimiter: Delimiter): ',' | ';' => (delimiter === ';' ? ';' : ',');

/** A CSV of the rejected lines, unchanged, with the problem as the last column. */
export const failedLinesCsv = (
  file: ParsedFile,
  failed: readonly FailedLine[],
  headings: Headings,
): string => {
  const delimiter = writable(file.delimiter);
  const cellsOf = new Map(file.rows.map(({ line, cells }) => [line, cells]));
  const width = file.headings.length;
  const lines = failed.map(({ line, problem }) => {
    const cells = cellsOf.get(line) ?? [];
    return csvLine([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), line, problem], delimiter);
  });
  const heading = csvLine([...file.headings, headings.line, headings.problem], delimiter);
  return BYTE_ORDER_MARK + heading + lines.join('');
};

interface FailedLine {
  readonly line: number;
  readonly problem: string;
}

interface DownloadFailedProps {
  readonly picked: PickedFile;
  readonly failed: readonly FailedLine[];
}

/** The lines that are left out for an error, to be corrected and imported again. */
export const DownloadFailed = ({ picked, failed }: DownloadFailedProps) => {
  const text = useText();
  if (failed.length === 0) return null;
  const download = (): void => {
    const headings = { line: text('import.fileLine'), problem: text('import.fileProblem') };
    const csv = failedLinesCsv(picked.file, failed, headings);
    const name = picked.name.replace(/\.\w{1,5}$/, '');
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}-${text('import.fileErrors')}.csv`);
  };
  return <Button onClick={download}>{text('import.download')}</Button>;
};

/** The texts of the problems; each text is built once for all lines that have it. */
export const useFailedLines = (checked: CheckedLines): readonly FailedLine[] => {
  const ruleText = useRuleText();
  return useMemo(() => {
    const texts = new Map<string, string>();
    return checked.errors.map(({ line, messageId }) => {
      const problem = texts.get(messageId) ?? ruleText(messageId);
      texts.set(messageId, problem);
      return { line, problem };
    });
  }, [checked, ruleText]);
};

interface CheckSummaryProps {
  readonly picked: PickedFile;
  readonly checked: CheckedLines;
}

/** The preview of an import: the number of new leads, and who is left out and why. */
export const CheckSummary = ({ picked, checked }: CheckSummaryProps) => {
  const text = useText();
  const { formatNumber } = useIntl();
  const failed = useFailedLines(checked);
  const { people, duplicates, several } = checked;
  return (
    <>
      <Rows>
        <Row label={text('import.lines')}>{formatNumber(picked.file.rows.length)}</Row>
        <Row label={text('import.new')}>{formatNumber(people.length)}</Row>
        <Row label={text('import.duplicates')}>{formatNumber(duplicates.length)}</Row>
        <Row label={text('import.errors')}>{formatNumber(failed.length)}</Row>
      </Rows>
      <LineList
        title={text('import.duplicatesHelp')}
        lines={duplicates}
        write={({ line, of }) =>
          of === undefined
            ? text('import.duplicateKnown', { line })
            : text('import.duplicateOf', { line, of })
        }
      />
      <LineList
        title={text('import.severalHelp')}
        lines={several}
        write={({ line, phone, others }) =>
          text('import.severalAt', { line, phone, others: others.join(', ') })
        }
      />
      <LineList
        title={text('import.errorsHelp')}
        lines={failed}
        write={({ line, problem }) => text('import.errorAt', { line, problem })}
      />
      <DownloadFailed picked={picked} failed={failed} />
    </>
  );
};
