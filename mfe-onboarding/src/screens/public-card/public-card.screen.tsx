import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { PublicCardForm, PublicCard } from '@payung/shared/schemas/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { cachedRead, queryOf, queryClient } from '@payung/shared/api/query.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import type { PhotoProblem } from '@payung/shared/ui/photo/small-photo.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { PublicCardView } from '#public-card/public-card.tsx';
import { PhotoButton } from '@payung/shared/ui/photo/photo-button.tsx';
import { CARD_FORM, CardForm } from './card-form.tsx';

const { getPublicCard, savePublicCard } = profileEndpoints;

/** The values of an unfinished form: missing ones are empty. */
const editedOf = (values: Partial<PublicCardForm>): PublicCardForm => ({
  company: values.company ?? '',
  achievements: (values.achievements ?? []).map((text) => text ?? ''),
  socialLinks: (values.socialLinks ?? []).map((link) => ({
    network: link?.network ?? '',
    url: (link?.url ?? '').trim(),
  })),
  blogs: (values.blogs ?? []).map((blog) => ({ title: blog?.title ?? '', url: (blog?.url ?? '').trim() })),
  testimonials: (values.testimonials ?? []).map((one) => ({
    name: one?.name ?? '',
    words: one?.words ?? '',
  })),
});

const Editor = ({ card }: { card: PublicCard }) => {
  const text = useText();
  const failureText = useFailureText();
  const [form] = Form.useForm<PublicCardForm>();
  const typed = (Form.useWatch([], form) ?? card) as Partial<PublicCardForm>;
  const { picture, linkId, problem, isSending, send, refuse } = useCardPicture(card);
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: (body: PublicCardForm) => call(savePublicCard, { body }),
    onSuccess: (saved) => {
      cachedRead(getPublicCard).write(saved);
      toast.success(text('card.saved'));
    },
  });
  return (
    <Page
      title={text('card.title')}
      back={onboardingRoutes.profile.path}
      intro={text('card.intro')}
      aside={
        <div className="py-stack-tight">
          <h2>{text('card.preview')}</h2>
          <PublicCardView card={{ ...card, ...editedOf(typed) }} linkId={linkId} picture={picture} />
        </div>
      }
      bar={
        <ActionBar
          primary={{
            label: text('profile.save'),
            htmlType: 'submit',
            form: CARD_FORM,
            busy: saving.isPending,
          }}
        />
      }
    >
      <Block id="card-picture" title={text('card.picture')}>
        <p className="py-quiet">{text('card.picture.help')}</p>
        {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
        <div className="py-row">
          <PhotoButton
            label={text(card.hasPicture ? 'card.picture.change' : 'card.picture.choose')}
            isBusy={isSending}
            mayChoose={() => !isSending}
            onPhoto={send}
            onProblem={refuse}
          />
        </div>
      </Block>
      <CardForm form={form} initial={editedOf(card)} onSave={(values) => saving.mutate(editedOf(values))} />
      {saving.error === null ? null : <InlineNotice kind="error" text={failureText(saving.error)} />}
    </Page>
  );
};

/** Edits what strangers see of the agent on the invite page (ruling R40). */
export const Screen = () => {
  const card = useQuery(queryOf(getPublicCard));
  return (
    <QueryBoundary of={[card]} loading={<Loading shape="form" />}>
      {(known) => <Editor card={known} />}
    </QueryBoundary>
  );
};

/** The id at the end of the agent's own invite link, with which strangers load the picture. */
const useOwnLinkId = (hasPicture: boolean): string | undefined => {
  const link = useQuery({ ...queryOf(agentEndpoints.getInviteLink, { quiet: true }), enabled: hasPicture });
  return link.data?.link.split('/').at(-1);
};

/** Sends the picture and shows it immediately, before it can be loaded by the link. */
export const useCardPicture = ({ hasPicture }: PublicCard) => {
  const text = useText();
  const failureText = useFailureText();
  const [picture, setPicture] = useState<File>();
  const [wrong, setWrong] = useState<PhotoProblem>();
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
