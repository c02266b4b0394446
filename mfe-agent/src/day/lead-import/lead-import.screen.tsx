import { useRef, useState } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import type { FileProblem } from './decode-file.ts';
import { ImportFile } from './import-file.tsx';
import { ImportHistory } from './import-history.tsx';
import styles from './lead-import.module.css';
import { usePickedFile } from './use-picked-file.ts';

interface PickFileProps {
  readonly isReading: boolean;
  readonly problem: FileProblem | undefined;
  readonly onPick: (file: File) => void;
}

/** A file from the device, chosen or dropped. */
const PickFile = ({ isReading, problem, onPick }: PickFileProps) => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.vcf,text/csv,text/plain,text/vcard,text/x-vcard"
        aria-label={text('import.pick')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onPick(file);
          // The same file may be picked again after it was corrected.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={styles.drop}
        data-over={isOver}
        disabled={isReading}
        onClick={() => field.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined) onPick(file);
        }}
      >
        <strong>{isReading ? text('import.reading') : text('import.pick')}</strong>
        <span className="py-field-help">{text('import.pickHelp')}</span>
      </button>
      {problem === undefined ? null : <InlineNotice kind="error" text={text(`import.problem.${problem}`)} />}
    </>
  );
};

/** People of a spreadsheet become leads: nothing is written before it was shown. */
export const Screen = () => {
  const text = useText();
  const { leads } = agentAddresses(useAgentUser()?.userType ?? '');
  const { state, pick, split, drop } = usePickedFile();
  return (
    <Page title={text('import.title')} intro={text('import.intro')} back={leads}>
      <div className="py-stack">
        {state.kind === 'picked' ? (
          <ImportFile
            key={state.picked.key}
            picked={state.picked}
            onDelimiter={(delimiter) => split(state.picked, delimiter)}
            onAnother={drop}
          />
        ) : (
          <PickFile
            isReading={state.kind === 'reading'}
            problem={state.kind === 'problem' ? state.problem : undefined}
            onPick={pick}
          />
        )}
        <ImportHistory />
      </div>
    </Page>
  );
};
