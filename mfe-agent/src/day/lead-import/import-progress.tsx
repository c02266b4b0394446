import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import type { ImportRun } from './use-import-run.ts';

interface ImportProgressProps {
  readonly run: ImportRun;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onFinish: () => void;
}

const Interrupted = ({ run: { phase, reason } }: { run: ImportRun }) => {
  const text = useText();
  if (phase === 'stopped') return <InlineNotice kind="info" text={text('import.stopped')} />;
  if (phase === 'lost') return <InlineNotice kind="error" text={text('import.lost')} />;
  return <InlineNotice kind="error" text={text('import.refused', { reason })} />;
};

/** How far it is; stopped or cut off it goes on where it was. */
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
          <Interrupted run={run} />
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
