import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { BRAND } from '#ui/brand-settings.ts';

/** The h1 and the title of the window. It takes the focus after a navigation, so that screen readers begin there. */
export const PageHeading = ({ title }: { title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const arrival = useNavigationType();
  // The router's key of the first page of a visit, where the browser decides about the focus.
  const [isFirstPage] = useState(key === 'default');

  const [beginsAtTop] = useState(arrival !== NavigationType.Pop && hash === '');

  // Back and reload are the browser's; a new page begins where it begins, however far the one before was scrolled.
  useLayoutEffect(() => {
    if (beginsAtTop) window.scrollTo(0, 0);
  }, [beginsAtTop]);

  useEffect(() => {
    // Where a page begins with a field, such as the one for a code, typing begins there.
    const beginsInField = document.activeElement instanceof HTMLInputElement;
    if (!isFirstPage && !beginsInField) heading.current?.focus({ preventScroll: true });
  }, [isFirstPage]);

  return (
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
};
