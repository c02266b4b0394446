import { useMemo } from 'react';
import { Button } from 'antd';
import { useRuleText } from '@payung/shared/messages/text.ts';
import { useText } from '#messages/catalogue.ts';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Row, Rows } from '@payung/shared/ui/text/rows.tsx';
import { useIntl } from 'react-intl';
import type { CheckedLines } from './check-lines.ts';
import { failedLinesCsv } from './failed-lines.ts';
import { LineList } from './line-list.tsx';
import type { PickedFile } from './use-picked-file.ts';

export interface FailedLine {
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

/** What is wrong with the lines, in words; each text is made once, however many lines it is about. */
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

/** What an import would do: how many are new, who is left out and why. */
export const CheckSummary = ({ picked, checked }: CheckSummaryProps) => {
  const text = useText();
  const { formatNumber } = useIntl();
  const failed = useFailedLines(checked);
  const { people, duplicates } = checked;
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
        title={text('import.errorsHelp')}
        lines={failed}
        write={({ line, problem }) => text('import.errorAt', { line, problem })}
      />
      <DownloadFailed picked={picked} failed={failed} />
    </>
  );
};
