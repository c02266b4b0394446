import { useState } from 'react';
import { Button } from 'antd';
import type { Column } from '@payung/shared/domain/import/columns.ts';
import { matchColumns, missingColumns } from '@payung/shared/domain/import/columns.ts';
import type { Delimiter } from '@payung/shared/domain/import/delimiter.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import type { CheckedLines } from './check-lines.ts';
import { CheckSummary } from './check-summary.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportTerms } from './import-terms.tsx';
import type { ParsedFile } from './parse-file.ts';
import { Preview } from './preview.tsx';
import { useImportRun } from './use-import-run.ts';
import { useLineCheck } from './use-line-check.ts';
import type { PickedFile } from './use-picked-file.ts';

/** As the headings say until somebody chooses; another delimiter makes other columns. */
const useColumns = (file: ParsedFile) => {
  const [chosen, setChosen] = useState<{ readonly of: ParsedFile; readonly columns: readonly Column[] }>();
  const columns = chosen?.of === file ? chosen.columns : matchColumns(file.headings);
  return [columns, (next: readonly Column[]) => setChosen({ of: file, columns: next })] as const;
};

interface ImportFileProps {
  readonly picked: PickedFile;
  readonly onDelimiter: (delimiter: Delimiter) => void;
  readonly onAnother: () => void;
}

/** Thousands of lines take a moment. */
const Checking = () => {
  const text = useText();
  return (
    <>
      <p className="py-field-help">{text('import.checking')}</p>
      <Loading shape="summary" />
    </>
  );
};

/** A file on its way: looked at, checked, sent, done. What was checked stays as it was when it was sent. */
export const ImportFile = ({ picked, onDelimiter, onAnother }: ImportFileProps) => {
  const text = useText();
  const [columns, setColumns] = useColumns(picked.file);
  const [sending, setSending] = useState<CheckedLines>();
  const check = useLineCheck(picked, columns);
  const importing = useImportRun();
  const { run } = importing;

  if (run !== undefined && sending !== undefined) {
    return run.phase === 'done' ? (
      <ImportResult run={run} picked={picked} checked={sending} onAnother={onAnother} />
    ) : (
      <ImportProgress
        run={run}
        onStop={importing.stop}
        onResume={importing.resume}
        onFinish={importing.finish}
      />
    );
  }

  const start = (checked: CheckedLines, source: string): void => {
    setSending(checked);
    importing.start({
      requestId: crypto.randomUUID(),
      fileName: picked.name.slice(0, 200),
      source,
      lineCount: picked.file.rows.length,
      lines: checked.people.map(({ line }) => line),
    });
  };
  return (
    <>
      <Preview picked={picked} columns={columns} onColumns={setColumns} onDelimiter={onDelimiter} />
      {missingColumns(columns).length > 0 ? null : (
        <Block id="checked" title={text('import.checked')}>
          <QueryBoundary of={[check]} loading={<Checking />}>
            {(checked) => (
              <>
                <CheckSummary picked={picked} checked={checked} />
                <ImportTerms count={checked.people.length} onStart={(source) => start(checked, source)} />
              </>
            )}
          </QueryBoundary>
        </Block>
      )}
      <div className="py-row">
        <Button onClick={onAnother}>{text('import.other')}</Button>
      </div>
    </>
  );
};
