import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import type { CheckedLines } from './check-lines.ts';
import { DownloadFailed, useFailedLines, LineList } from './check-summary.tsx';
import type { ImportRun } from './import-run.ts';
import type { PickedFile } from './use-picked-file.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface ImportProgressProps {
  readonly run: ImportRun;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onFinish: () => void;
}

const InterruptedNotice = ({ run: { phase, reason } }: { run: ImportRun }) => {
  const text = useText();
  if (phase === 'stopped') return <InlineNotice kind="info" text={text('import.stopped')} />;
  if (phase === 'lost') return <InlineNotice kind="error" text={text('import.lost')} />;
  return <InlineNotice kind="error" text={text('import.refused', { reason })} />;
};

/** Progress of an import; a stopped or interrupted one resumes where it was. */
export const ImportProgress = ({ run, onStop, onResume, onFinish }: ImportProgressProps) => {
  const text = useText();
  const { formatNumber } = useIntl();
  const [sent, total] = [run.tally.sent, run.order.lines.length];
  const words = text('import.progress', { sent: formatNumber(sent), total: formatNumber(total) });
  return (
    <Block id="progress" title={text('import.title')}>
      <output>{words}</output>
      <progress className="py-track" value={sent} max={total} aria-label={words} />
      {run.phase === 'running' ? (
        <div className="py-row">
          <Button size="large" onClick={onStop}>
            {text('import.abort')}
          </Button>
        </div>
      ) : (
        <>
          <InterruptedNotice run={run} />
          <div className="py-row">
            <Button type="primary" size="large" onClick={onResume}>
              {text('import.continue')}
            </Button>
            <Button size="large" onClick={onFinish}>
              {text('import.finish')}
            </Button>
          </div>
        </>
      )}
    </Block>
  );
};

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
