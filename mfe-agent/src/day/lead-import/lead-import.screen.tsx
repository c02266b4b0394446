import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { ImportFile } from './import-file.tsx';
import { ImportHistory } from './import-history.tsx';
import { PickFile } from './pick-file.tsx';
import { usePickedFile } from './use-picked-file.ts';

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
