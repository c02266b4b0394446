import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import type { PasskeyList } from '@payung/shared/schemas/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/text.ts';
import { addPasskey, deviceName, hasPasskeys } from './passkey-calls.ts';
import { PasskeyLine, readPasskeysAgain } from './passkey-line.tsx';
import { PasskeyProblemNotice } from './passkey-problem-notice.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const Passkeys = ({ items }: Pick<PasskeyList, 'items'>) => (
  <ul className="py-stack">
    {items.map((passkey) => (
      <li key={passkey.id}>
        <PasskeyLine passkey={passkey} />
      </li>
    ))}
  </ul>
);

export const Screen = () => {
  const text = useText();
  const session = useSession();
  const answer = useQuery(queryOf(passkeyEndpoints.listPasskeys));
  const adding = useMutation({
    mutationFn: () => addPasskey(deviceName(navigator.userAgent)),
    meta: { quiet: true },
    onSuccess: readPasskeysAgain,
  });
  const isNeeded = answer.data?.isNeeded === true;
  const home = session.kind === 'agent' ? homePathOf(session.user.userType) : '/';
  const add = hasPasskeys() ? (
    <Button type="primary" size="large" loading={adding.isPending} onClick={() => adding.mutate()}>
      {text('passkeys.add')}
    </Button>
  ) : null;
  return (
    <Page title={text('passkeys.title')} intro={text('passkeys.intro')} {...(isNeeded ? {} : { back: home })}>
      {isNeeded ? <InlineNotice kind="warning" text={text('passkeys.needed')} /> : null}
      {add === null ? <InlineNotice kind="warning" text={text('passkeys.unsupported')} /> : null}
      <PasskeyProblemNotice error={adding.error} />
      {adding.isSuccess ? (
        <InlineNotice
          kind="success"
          text={
            <span className="py-row">
              {text('passkeys.added')}
              <Link className="py-text-button" to={home}>
                {text('login.goHome')}
              </Link>
            </span>
          }
        />
      ) : null}
      <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty text={text('passkeys.none')} action={add} />
          ) : (
            <Passkeys items={items} />
          )
        }
      </QueryBoundary>
      {(answer.data?.items.length ?? 0) > 0 ? <div className="py-row">{add}</div> : null}
    </Page>
  );
};
