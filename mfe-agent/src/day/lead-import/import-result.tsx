import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import type { CheckedLines } from './check-lines.ts';
import { DownloadFailed, useFailedLines } from './check-summary.tsx';
import { LineList } from './line-list.tsx';
import type { ImportRun } from './use-import-run.ts';
import type { PickedFile } from './use-picked-file.ts';

interface ImportResultProps {
  readonly run: ImportRun;
  readonly picked: PickedFile;
  readonly checked: CheckedLines;
  readonly onAnother: () => void;
}

/** What became of every line, those that were left out before it began included. */
export const ImportResult = ({ run, picked, checked, onAnother }: ImportResultProps) => {
  const text = useText();
  const { leads } = agentAddresses(useAgentUser()?.userType ?? '');
  const failedBefore = useFailedLines(checked);
  const { created, duplicates, refused } = run.tally;
  const failed = [
    ...failedBefore,
    ...refused.map(({ line, message }) => ({ line, problem: message })),
  ].toSorted((one, other) => one.line - other.line);
  const words = text('import.doneText', {
    created,
    duplicates: checked.duplicates.length + duplicates.length,
    errors: failed.length,
  });
  return (
    <Block id="result" title={text('import.done')}>
      <InlineNotice kind={created > 0 ? 'success' : 'info'} text={words} />
      <LineList
        title={text('import.errorsHelp')}
        lines={failed}
        write={({ line, problem }) => text('import.errorAt', { line, problem })}
      />
      <div className="py-row">
        <DownloadFailed picked={picked} failed={failed} />
        <Button onClick={onAnother}>{text('import.another')}</Button>
        <Link className="py-text-button" to={leads}>
          {text('import.toLeads')}
        </Link>
      </div>
    </Block>
  );
};
