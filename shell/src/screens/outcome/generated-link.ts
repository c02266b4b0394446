import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';

interface LinkWish {
  readonly quoteId: string;
  readonly kind: 'share' | 'policy';
  /** Making a link writes: it is asked for once, when this turns true. */
  readonly isWanted: boolean;
}

/** A link made by the server as soon as the page needs it. */
export const useGeneratedLink = ({ quoteId, kind, isWanted }: LinkWish) => {
  const link = useMutation({
    mutationFn: () =>
      call(endpoints.generateLink, {
        query: {
          type: 'lead',
          quoteId,
          ...(kind === 'policy' ? ({ isEPdfLink: 'true', pdfType: 'policy' } as const) : {}),
        },
      }),
  });
  const asked = useRef<string>(undefined);
  const { mutate } = link;
  useEffect(() => {
    if (!isWanted || asked.current === quoteId) return;
    asked.current = quoteId;
    mutate();
  }, [isWanted, quoteId, mutate]);
  return link;
};
