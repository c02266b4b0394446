import { useLayoutEffect, useRef } from 'react';
import { showDrawnPage } from '@payung/shared/journey/otp/early-typing.ts';

/** The form that the edge drew stays there, with what is typed into it, until the form of the application takes over. */
export const DrawnPage = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showDrawnPage(place.current);
  }, []);
  return <div ref={place} aria-busy="true" />;
};
