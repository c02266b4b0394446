import type { ReactNode } from 'react';
import { Button } from 'antd';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';
import { useText } from '#messages/text.ts';

const times = (count: number, draw: (index: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, index) => draw(index));

const Bone = ({ shape = '' }: { shape?: 'short' | 'title' | 'field' | 'disc' | '' }) => (
  <span className={shape === '' ? 'py-bone' : `py-bone py-bone-${shape}`} />
);

const card = (index: number) => (
  <div className="py-card" key={index}>
    <Bone shape="title" />
    <Bone shape="short" />
    <Bone />
    <Bone />
    <Bone shape="field" />
  </div>
);

const field = (index: number) => (
  <div className="py-stack-tight" key={index}>
    <Bone shape="short" />
    <Bone shape="field" />
  </div>
);

const line = (index: number) => (
  <div className="py-card" key={index}>
    <Bone shape="title" />
    <Bone />
  </div>
);

const SHAPES = {
  cards: () => <div className="py-bones-cards">{times(3, card)}</div>,
  form: () => <div className="py-stack">{times(5, field)}</div>,
  list: () => <div className="py-stack">{times(4, line)}</div>,
  summary: () => (
    <div className="py-card">
      <Bone shape="title" />
      {times(5, (index) => (
        <Bone key={index} />
      ))}
    </div>
  ),
  result: () => (
    <div className="py-face">
      <Bone shape="disc" />
      <Bone shape="title" />
      <Bone shape="short" />
    </div>
  ),
} as const;

/** Grey shapes of what comes, so that nothing moves when it does. */
export const Loading = ({ shape }: { shape: keyof typeof SHAPES }) => {
  const text = useText();
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="py-visually-hidden">{text('common.loading')}</span>
      <div aria-hidden="true">{SHAPES[shape]()}</div>
    </div>
  );
};

/** A sentence, and what to do next. */
export const Empty = ({ text, action }: { text: ReactNode; action?: ReactNode }) => (
  <div className="py-face">
    <LineIcon path={DRAWINGS.empty} size={48} />
    <p className="py-face-text">{text}</p>
    {action}
  </div>
);

interface ErrorFaceProps {
  /** What happened and what to do; without it a general sentence. */
  text?: ReactNode;
  /** What support can search for. */
  reference?: string;
  onRetry?: () => void;
}

export const ErrorFace = ({ text: what, reference, onRetry }: ErrorFaceProps) => {
  const text = useText();
  return (
    <div className="py-face py-face-error" role="alert">
      <LineIcon path={DRAWINGS.warning} size={48} />
      <p>
        <strong>{text('error.load.title')}</strong>
      </p>
      <p className="py-face-text">{what ?? text('error.load.text')}</p>
      {reference === undefined ? null : (
        <p className="py-quiet py-small">{text('error.reference', { reference })}</p>
      )}
      {onRetry === undefined ? null : (
        <Button type="primary" onClick={onRetry}>
          {text('common.tryAgain')}
        </Button>
      )}
    </div>
  );
};
