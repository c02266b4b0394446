import { useState } from 'react';
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { Agreement, AcceptedAgreement } from '@payung/shared/schemas/agreement.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page, Block } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { AcceptBar, AgreementText } from '#agreement/agreement-text.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** Where the login wanted to go; never another site. */
const nextOf = (query: URLSearchParams): string | undefined => {
  const next = query.get('next');
  return next !== null && /^\/(?![/\\])/.test(next) ? next : undefined;
};

const useAfterAccepting = (next: string | undefined) => {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    toast.success(text('agreement.thanks'));
    await queries.invalidateQueries();
    if (next !== undefined) await navigate(next, { replace: true });
  };
};

/** The bar is there until the version in force is accepted. */
const useBar = (agreement: Agreement | undefined, next: string | undefined, onNotNow: () => void) => {
  const text = useText();
  const onAccepted = useAfterAccepting(next);
  if (agreement === undefined || agreement.acceptedAt !== undefined) return undefined;
  return (
    <AcceptBar
      agreement={agreement}
      onAccepted={onAccepted}
      {...(next === undefined ? {} : { secondary: { label: text('agreement.notNow'), onPress: onNotNow } })}
    />
  );
};

/** An agent reads the agreement again, or accepts a new version, which the login requires first. */
export const Screen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const next = nextOf(query);
  const [isLeaving, setLeaving] = useState(false);
  const read = useQuery(queryOf(agreementEndpoints.getAgreement));
  const bar = useBar(read.data, next, () => setLeaving(true));
  return (
    <Page
      title={text('agreement.title')}
      {...(next === undefined ? { back: onboardingRoutes.profile.path } : {})}
      intro={bar !== undefined && next !== undefined ? text('agreement.newVersion') : undefined}
      bar={bar}
    >
      <QueryBoundary of={[read]} loading={<Loading shape="sections" />}>
        {(agreement) => <AgreementText agreement={agreement} />}
      </QueryBoundary>
      <AcceptedList />
      {isLeaving ? <NotNow onClose={() => setLeaving(false)} /> : null}
    </Page>
  );
};

/** Explains what not accepting means, then ends the session. */
export const NotNow = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const navigate = useNavigate();
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      // This device is cleared even when the server cannot be reached: the session there ends by itself.
      await call(authEndpoints.logout).catch(() => undefined);
      // Flushed, so that no guarded page is still rendered when the session ends and redirects with `next`.
      await navigate(shellRoutes.login.path, { flushSync: true, replace: true });
      await logout();
    },
  });
  return (
    <AdaptiveDialog
      open
      title={text('agreement.notNow.title')}
      onClose={onClose}
      footer={
        <div className="py-two">
          <Button size="large" block loading={leave.isPending} onClick={() => leave.mutate()}>
            {text('agreement.notNow.leave')}
          </Button>
          <Button type="primary" size="large" block onClick={onClose}>
            {text('agreement.notNow.read')}
          </Button>
        </div>
      }
    >
      <p>{text('agreement.notNow.text')}</p>
    </AdaptiveDialog>
  );
};

const Accepted = ({ version, language, acceptedAt }: AcceptedAgreement) => {
  const text = useText();
  const download = useMutation({
    mutationFn: () => call(agreementEndpoints.agreementPdf, { params: { version } }),
    meta: { quiet: true },
    onSuccess: (file) => saveFile(file, `${text('agreement.fileName')}-${version}.pdf`),
  });
  return (
    <li className="py-stack-tight">
      <div className="py-between">
        <div>
          <strong>{text('agreement.versionOf', { version })}</strong>
          <p className="py-small py-quiet">
            {text('agreement.acceptedIn', {
              moment: formatMoment(acceptedAt),
              language: text(language === 'en' ? 'agreement.english' : 'agreement.indonesian'),
            })}
          </p>
        </div>
        <Button
          aria-label={`${text('agreement.download')}: ${version}`}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {text('agreement.download')}
        </Button>
      </div>
      {download.isError ? <InlineNotice kind="error" text={text('agreement.downloadFailed')} /> : null}
    </li>
  );
};

/** The accepted versions, each with the PDF of its day. */
export const AcceptedList = () => {
  const text = useText();
  const read = useQuery(queryOf(agreementEndpoints.acceptedAgreements, { quiet: true }));
  return (
    <Block id="accepted-agreements" title={text('agreement.acceptedTitle')}>
      <QueryBoundary quiet of={[read]} loading={<Loading shape="list" />}>
        {({ agreements }) =>
          agreements.length === 0 ? (
            <p>{text('agreement.noneAccepted')}</p>
          ) : (
            <ul className="py-stack">
              {agreements.map((accepted) => (
                <Accepted key={accepted.version} {...accepted} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Block>
  );
};
