import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { PublicCard } from '@payung/shared/api/endpoints/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { cachedRead, queryClient, queryOf } from '@payung/shared/api/query.ts';
import type { IdentityFileProblem } from '@payung/shared/domain/people/identity-file.ts';
import { useText } from '#messages/catalogue.ts';

/** The id at the end of the agent's own invite link: by it the picture is seen, as strangers see it. */
const useOwnLinkId = (hasPicture: boolean): string | undefined => {
  const link = useQuery({ ...queryOf(agentEndpoints.getInviteLink, { quiet: true }), enabled: hasPicture });
  return link.data?.link.split('/').at(-1);
};

/** Sends the picture and shows it at once, before anybody can see it by the link. */
export const useCardPicture = ({ hasPicture }: PublicCard) => {
  const text = useText();
  const failureText = useFailureText();
  const [picture, setPicture] = useState<File>();
  const [wrong, setWrong] = useState<IdentityFileProblem>();
  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: (upload: File) => call(profileEndpoints.uploadCardPicture, { upload }),
    onSuccess: async (_reply, photo) => {
      setPicture(photo);
      await queryClient.invalidateQueries({ queryKey: cachedRead(profileEndpoints.getPublicCard).queryKey });
    },
  });
  const failure = sending.error === null ? undefined : failureText(sending.error);
  return {
    picture,
    linkId: useOwnLinkId(hasPicture && picture === undefined),
    problem: wrong === undefined ? failure : text(wrong),
    isSending: sending.isPending,
    send: (photo: File): void => {
      setWrong(undefined);
      sending.mutate(photo);
    },
    refuse: setWrong,
  };
};
