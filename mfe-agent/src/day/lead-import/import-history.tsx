import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadImport } from '@payung/shared/schemas/lead-imports.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { refreshLeads } from './import-run.ts';
import styles from './lead-import.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface UndoDialogProps {
  readonly past: LeadImport;
  readonly onClose: () => void;
  readonly onDone: (answer: { readonly removed: number; readonly kept: number }) => void;
}

const UndoDialog = ({ past, onClose, onDone }: UndoDialogProps) => {
  const text = useText();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => call(leadEndpoints.undoImport, { params: { importId: past.id } }),
    meta: { quiet: true },
    onSuccess: async (answer) => {
      onDone(answer);
      onClose();
      await refreshLeads(queries);
    },
  });
  return (
    <AdaptiveDialog
      open
      title={text('import.undoTitle')}
      onClose={onClose}
      footer={
        <Button type="primary" size="large" danger loading={undo.isPending} onClick={() => undo.mutate()}>
          {text('import.undoYes')}
        </Button>
      }
    >
      <p>
        <strong>{past.fileName}</strong>
      </p>
      <p>{text('import.undoText', { count: past.undoable })}</p>
      {undo.isError ? (
        <InlineNotice kind="error" text={serverMessage(undo.error) || text('import.undoFailed')} />
      ) : null}
    </AdaptiveDialog>
  );
};

const PastImport = ({ past, onUndo }: { past: LeadImport; onUndo: () => void }) => {
  const text = useText();
  return (
    <li className={`py-card ${styles.past}`}>
      <div>
        <h3>{past.fileName}</h3>
        <p className="py-small py-quiet">
          {text('import.historyLine', { at: formatMoment(past.at), source: past.source })}
        </p>
        <p className="py-small">
          {text('import.historyCounts', { created: past.created, lines: past.lineCount })}
        </p>
        {past.undoneAt === undefined ? null : (
          <p className="py-small py-quiet">{text('import.undone', { date: formatDate(past.undoneAt) })}</p>
        )}
      </div>
      {past.undoneAt !== undefined || past.undoable === 0 ? null : (
        <Button aria-label={text('import.undoOf', { name: past.fileName })} onClick={onUndo}>
          {text('import.undo')}
        </Button>
      )}
    </li>
  );
};

/** The newest imports; leads that were not worked on since can be removed again. */
export const ImportHistory = () => {
  const text = useText();
  const [undoing, setUndoing] = useState<LeadImport>();
  const [undone, setUndone] = useState<{ readonly removed: number; readonly kept: number }>();
  const answer = useQuery(queryOf(leadEndpoints.listImports));
  return (
    <Block id="history" title={text('import.history')}>
      {undone === undefined ? null : (
        <InlineNotice
          kind="success"
          text={text('import.undoDone', { removed: undone.removed, kept: undone.kept })}
        />
      )}
      <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
        {(imports) =>
          imports.length === 0 ? (
            <p className="py-quiet">{text('import.historyNone')}</p>
          ) : (
            <ul className="py-stack">
              {imports.map((past) => (
                <PastImport key={past.id} past={past} onUndo={() => setUndoing(past)} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {undoing === undefined ? null : (
        <UndoDialog past={undoing} onClose={() => setUndoing(undefined)} onDone={setUndone} />
      )}
    </Block>
  );
};
