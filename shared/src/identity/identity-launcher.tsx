import { logOnly } from '@payung/shared/api/handle-api-error.ts';
import { useLater } from '#map/search/use-later.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import type { IdentityTask } from './use-identity.ts';
import { Button } from '#ui/button.tsx';

const loadPanel = async () => (await import('./identity-panel.tsx')).IdentityPanel;
const logFailed = (cause: unknown): void => logOnly('The identity check is not available.', cause);

/** Checks or uploads an ID card (IDV-001): optional, so the page continues without it (HOME-071). */
export const IdentityCheck = (task: IdentityTask) => {
  const text = useText();
  const { value: Panel, isMissing, retry } = useLater('panel', loadPanel, logFailed);
  if (Panel) return <Panel {...task} />;
  if (!isMissing) return <Loading shape="consent" />;
  return (
    <section className="py-card" aria-label={text('identity.title')}>
      <InlineNotice kind="error" text={text('identity.failed')} />
      <div>
        <Button onClick={retry}>{text('common.tryAgain')}</Button>
      </div>
    </section>
  );
};
