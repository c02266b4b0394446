import { useState } from 'react';
import { Button } from 'antd';
import type { DuplicateAlert } from '@payung/shared/schemas/duplicate-alerts.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf } from '#more-button.tsx';
import { CheckDialog, FLAG_TABS, useFlags, useFlagTab } from './check-dialog.tsx';
import type { FlagTab } from './check-dialog.tsx';

const personText = (name: string, code: string): string => (code === '' ? name : `${name} (${code})`);

const Checked = ({ flag: { checkedBy = '', checkedAt = '', note } }: { readonly flag: DuplicateAlert }) => {
  const text = useText();
  return (
    <p className="py-small">
      {text('lineFlags.checkedBy', { name: checkedBy, moment: formatMoment(checkedAt) })}
      {note === '' ? null : ` ${text('lineFlags.noteGiven', { note })}`}
    </p>
  );
};

interface FlagRowProps {
  readonly flag: DuplicateAlert;
  readonly onCheck: () => void;
}

/** What is shared, and between whom. The shared data itself is not shown. */
export const FlagRow = ({ flag, onCheck }: FlagRowProps) => {
  const text = useText();
  const { kind, agentName, agentCode, otherName, otherCode, policyNo, foundAt, state } = flag;
  const agent = personText(agentName, agentCode);
  return (
    <li className="py-card">
      <h2>{text(`lineFlags.kind.${kind}`)}</h2>
      <Facts>
        <Fact label={text('lineFlags.agent')}>{agent}</Fact>
        {otherCode === '' ? (
          <Fact label={text('lineFlags.with')}>{text('lineFlags.customer', { policyNo })}</Fact>
        ) : (
          <Fact label={text('lineFlags.with')}>{personText(otherName, otherCode)}</Fact>
        )}
        <Fact label={text('lineFlags.foundAt')}>{formatMoment(foundAt)}</Fact>
      </Facts>
      {state === 'checked' ? (
        <Checked flag={flag} />
      ) : (
        <div className="py-row">
          <Button
            size="large"
            aria-label={text('lineFlags.checkOf', { what: text(`lineFlags.kind.${kind}`), agent })}
            onClick={onCheck}
          >
            {text('lineFlags.check')}
          </Button>
        </div>
      )}
    </li>
  );
};

interface TabsProps {
  readonly tab: FlagTab;
  readonly onChange: (tab: FlagTab) => void;
}

const Tabs = ({ tab, onChange }: TabsProps) => {
  const text = useText();
  return (
    <fieldset>
      <legend className="py-visually-hidden">{text('lineFlags.tabs')}</legend>
      <div className="py-row">
        {FLAG_TABS.map((each) => (
          <Button
            key={each}
            shape="round"
            type={each === tab ? 'primary' : 'default'}
            aria-pressed={each === tab}
            onClick={() => onChange(each)}
          >
            {text(`lineFlags.tab.${each}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};

/** Data that two people of one line share: shown to staff, who look into it; nothing is refused by it (ruling R39). */
export const Screen = () => {
  const text = useText();
  const [tab, setTab] = useFlagTab();
  const flags = useFlags(tab);
  const [asked, ask] = useState<DuplicateAlert>();
  const [isDone, setDone] = useState(false);
  const known = flags.isFetchNextPageError ? { ...flags, isError: false } : flags;
  return (
    <Page title={text('lineFlags.title')} back={HOME_PATHS.staff} intro={text('lineFlags.intro')}>
      <Tabs tab={tab} onChange={setTab} />
      {isDone ? <InlineNotice kind="success" text={text('lineFlags.done')} /> : null}
      <QueryBoundary of={[known]} loading={<Loading shape="list" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <section className="py-stack" aria-label={text('lineFlags.title')}>
              <p className="py-quiet" aria-live="polite">
                {text('lineFlags.count', { count: pages[0]?.total ?? 0 })}
              </p>
              {items.length === 0 ? (
                <Empty text={text(`lineFlags.empty.${tab}`)} />
              ) : (
                <ol className="py-stack-tight">
                  {items.map((flag) => (
                    <FlagRow
                      key={flag.id}
                      flag={flag}
                      onCheck={() => {
                        setDone(false);
                        ask(flag);
                      }}
                    />
                  ))}
                </ol>
              )}
              <MoreButton more={moreOf(flags)} />
            </section>
          );
        }}
      </QueryBoundary>
      {asked === undefined ? null : (
        <CheckDialog
          flag={asked}
          onClose={() => ask(undefined)}
          onDone={() => {
            setDone(true);
            ask(undefined);
          }}
        />
      )}
    </Page>
  );
};
