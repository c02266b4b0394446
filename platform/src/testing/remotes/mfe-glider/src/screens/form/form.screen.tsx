import { useDraft } from '@payung/shared/session/drafts.ts';
import { GliderPage } from '#glider-page.tsx';

export const Screen = () => {
  const [typed = '', type] = useDraft<string>('glider/form');
  return (
    <GliderPage title="Form">
      <input aria-label="Pilot" value={typed} onChange={({ target }) => type(target.value)} />
    </GliderPage>
  );
};
