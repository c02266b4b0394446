import { useId, useState } from 'react';
import { matchColumns, missingColumns } from './columns.ts';
import type { Column } from './columns.ts';
import type { Delimiter, ParsedFile } from './parse-file.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import type { AgreedBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import { AgreedByChoice } from '@payung/shared/ui/choices/agreed-by.tsx';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useLineCheck } from './check-lines.ts';
import type { CheckedLines } from './check-lines.ts';
import { CheckSummary } from './check-summary.tsx';
import { ImportProgress, ImportResult } from './import-progress.tsx';
import { useImportRun } from './import-run.ts';
import { Preview } from './preview.tsx';
import type { PickedFile } from './use-picked-file.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

const MAX_SOURCE = 100;

interface ImportTermsProps {
  /** New people of the file. */
  readonly count: number;
  readonly onStart: (source: string, agreedBy: AgreedBy) => void;
}

/** Where the data come from and that the people agreed: without both nothing is imported. */
const ImportTerms = ({ count, onStart }: ImportTermsProps) => {
  const text = useText();
  const id = useId();
  const [source, setSource] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [agreedBy, setAgreedBy] = useState<AgreedBy>();
  const [isTried, setIsTried] = useState(false);
  const isSourceMissing = isTried && source.trim() === '';
  if (count === 0) return <InlineNotice kind="info" text={text('import.nothingNew')} />;
  return (
    <>
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('import.source')}
        </label>
        <Input
          id={id}
          size="large"
          maxLength={MAX_SOURCE}
          value={source}
          aria-required
          aria-invalid={isSourceMissing}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={({ target }) => setSource(target.value)}
        />
        <p id={`${id}-help`} className="py-field-help">
          {text('import.sourceHelp')}
        </p>
        <FieldError id={`${id}-error`}>
          {isSourceMissing ? text('import.sourceMissing') : undefined}
        </FieldError>
      </div>
      <ConsentBox
        checked={hasConsent}
        isMissing={isTried && !hasConsent}
        onChange={setHasConsent}
        purpose={text('import.consentPurpose')}
        missingText={text('import.consentMissing')}
      >
        {text('import.consent')}
      </ConsentBox>
      <AgreedByChoice
        name="import-agreed"
        value={agreedBy}
        onChange={setAgreedBy}
        isMissing={isTried && agreedBy === undefined}
      />
      <Button
        type="primary"
        size="large"
        onClick={() => {
          setIsTried(true);
          if (hasConsent && agreedBy !== undefined && source.trim() !== '') onStart(source.trim(), agreedBy);
        }}
      >
        {text('import.start', { count })}
      </Button>
    </>
  );
};

/** Columns as the headings suggest, until they are chosen; another delimiter resets them. */
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
const CheckingNotice = () => {
  const text = useText();
  return (
    <>
      <p className="py-field-help">{text('import.checking')}</p>
      <Loading shape="summary" />
    </>
  );
};

/** The steps of an import: preview, check, send, result. The checked lines are frozen when sending starts. */
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

  const start = (checked: CheckedLines, source: string, agreedBy: AgreedBy): void => {
    setSending(checked);
    importing.start({
      requestId: crypto.randomUUID(),
      fileName: picked.name.slice(0, 200),
      source,
      agreedBy,
      lineCount: picked.file.rows.length,
      lines: checked.people.map(({ line }) => line),
    });
  };
  return (
    <>
      <Preview picked={picked} columns={columns} onColumns={setColumns} onDelimiter={onDelimiter} />
      {missingColumns(columns).length > 0 ? null : (
        <Block id="checked" title={text('import.checked')}>
          <QueryBoundary of={[check]} loading={<CheckingNotice />}>
            {(checked) => (
              <>
                <CheckSummary picked={picked} checked={checked} />
                <ImportTerms count={checked.people.length} onStart={(...given) => start(checked, ...given)} />
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
