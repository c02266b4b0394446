import type { MouseEvent } from 'react';
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { afterPaint } from '#ui/after-paint.ts';

/** Clicks that open another tab are the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a page whose beginning takes a slow phone longer than a press may wait: the press is shown first. */
export const PageLink = ({ to, ...props }: Omit<LinkProps, 'onClick'>) => {
  const navigate = useNavigate();
  const isHere = useHref(to) === useHref(useLocation());
  const open = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    afterPaint(() => void navigate(to, { replace: isHere }));
  };
  return <Link {...props} to={to} onClick={open} />;
};
