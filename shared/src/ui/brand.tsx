import { LineIcon } from '#ui/picture.tsx';
import { BRAND } from '#ui/brand-settings.ts';
import { DRAWINGS } from '#ui/drawings.ts';

/** The mark with the name; the name is text, so it is read once. */
export const UmbrellaMark = ({ withName = true }: { withName?: boolean }) => (
  <span className="py-mark">
    <LineIcon path={DRAWINGS.umbrella} size={32} />
    {withName ? <span className="py-mark-name">{BRAND.name}</span> : null}
  </span>
);
