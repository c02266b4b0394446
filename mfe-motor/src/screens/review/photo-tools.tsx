import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { useText } from '#messages/catalogue.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { KEYS } from './keys.ts';
import type { ViewAction, PhotoView } from './photo-view.ts';
import styles from './photo-tools.module.css';

const TOOLS = ['previous', 'next', 'turnLeft', 'turnRight', 'zoomOut', 'zoomIn', 'fit', 'enlarge'] as const;
type Tool = (typeof TOOLS)[number];

const PICTURES: Readonly<Record<Tool, string>> = {
  previous: DRAWINGS.arrowLeft,
  next: 'M5 12h14m-6-7 7 7-7 7',
  turnLeft: 'M4 5v5h5M4.600 10A8 8 0 1 1 4 14',
  turnRight: 'M20 5v5h-5M19.400 10A8 8 0 1 0 20 14',
  zoomOut: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 21 21M7.500 10.500h6',
  zoomIn:
    'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 21 21M7.500 10.500h6M10.500 7.500v6',
  fit: 'M4 6.500h16v11H4zM8 10h8v4H8z',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
};

interface PhotoToolsProps {
  readonly view: PhotoView;
  readonly onLook: (action: ViewAction) => void;
  readonly onEnlarge: () => void;
}

/** Everything that can be done with the photo by pointer; each tool names its key. */
export const PhotoTools = ({ view, onLook, onEnlarge }: PhotoToolsProps) => {
  const t = useText();
  const press = (tool: Tool) => (): void => (tool === 'enlarge' ? onEnlarge() : onLook(tool));
  return (
    <fieldset className={styles['tools']}>
      <legend className="py-visually-hidden">{t('motor.review.tool.group')}</legend>
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          className={styles['tool']}
          aria-label={t(`motor.review.tool.${tool}`)}
          aria-keyshortcuts={KEYS[tool].aria}
          title={`${t(`motor.review.tool.${tool}`)} (${KEYS[tool].shown})`}
          onClick={press(tool)}
        >
          <LineIcon path={PICTURES[tool]} />
        </button>
      ))}
      <output className="py-small">
        {t('motor.review.tool.zoom', { percent: Math.round(view.zoom * 100) })}
      </output>
    </fieldset>
  );
};
