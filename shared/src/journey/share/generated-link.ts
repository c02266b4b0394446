import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';

export interface GeneratedLink {
  readonly link: string;
  readonly expiresAt: string;
}

interface LinkWish {
  readonly quoteId: string;
  readonly make: () => Promise<GeneratedLink>;
  /** Making a link writes: it is asked for once, when this turns true. */
  readonly isWanted: boolean;
}

/** A link made by the server as soon as the page needs it. */
export const useGeneratedLink = ({ quoteId, make, isWanted }: LinkWish) => {
  const link = useMutation({ mutationFn: make });
  const asked = useRef<string>(undefined);
  const { mutate } = link;
  useEffect(() => {
    if (!isWanted || asked.current === quoteId) return;
    asked.current = quoteId;
    mutate();
  }, [isWanted, quoteId, mutate]);
  return link;
};
