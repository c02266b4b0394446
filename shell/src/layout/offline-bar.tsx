import { useIsOnline } from '@payung/shared/api/online.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/picture.tsx';
import { useText } from '#messages/text.ts';

/** The live region stays in the page, so that the sentence is also read out when it comes. */
export const OfflineBar = () => {
  const text = useText();
  const isOnline = useIsOnline();
  return (
    <output className="sh-offline-region">
      {isOnline ? null : (
        <span className="sh-offline">
          <LineIcon path={DRAWINGS.cloudOff} size={20} />
          {text('offline.bar')}
        </span>
      )}
    </output>
  );
};
