import { useState } from 'react';
import type { DuplicateAlert } from '@payung/shared/schemas/duplicate-alerts.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf, ofFirstPage } from '#more-button.tsx';
import { StatusTabs } from '#staff/staff-queue.tsx';
import { CheckDialog, ALERT_TABS, useAlerts, useAlertTab } from './check-dialog.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const personText = (name: string, code: string): string => (code === '' ? name : `${name} (${code})`);

const CheckedText = ({
  alert: { checkedBy = '', checkedAt = '', note },
}: {
  readonly alert: DuplicateAlert;
}) => {
  const text = useText();
  return (
    <p className="py-small">
      {text('duplicateAlerts.checkedBy', { name: checkedBy, moment: formatMoment(checkedAt) })}
      {note === '' ? null : ` ${text('duplicateAlerts.noteGiven', { note })}`}
    </p>
  );
};

interface AlertRowProps {
  readonly alert: DuplicateAlert;
  readonly onCheck: () => void;
}

/** The kind of shared data, and the people who share it. The data itself is not shown. */
const AlertRow = ({ alert, onCheck }: AlertRowProps) => {
  const text = useText();
  const { kind, agentName, agentCode, otherName, otherCode, policyNo, foundAt, state } = alert;
  const agent = personText(agentName, agentCode);
  return (
    <li className="py-card">
      <h2>{text(`duplicateAlerts.kind.${kind}`)}</h2>
      <Facts>
        <Fact label={text('duplicateAlerts.agent')}>{agent}</Fact>
        {otherCode === '' ? (
          <Fact label={text('duplicateAlerts.with')}>{text('duplicateAlerts.customer', { policyNo })}</Fact>
        ) : (
          <Fact label={text('duplicateAlerts.with')}>{personText(otherName, otherCode)}</Fact>
        )}
        <Fact label={text('duplicateAlerts.foundAt')}>{formatMoment(foundAt)}</Fact>
      </Facts>
      {state === 'checked' ? (
        <CheckedText alert={alert} />
      ) : (
        <div className="py-row">
          <Button
            size="large"
            aria-label={text('duplicateAlerts.checkOf', {
              what: text(`duplicateAlerts.kind.${kind}`),
              agent,
            })}
            onClick={onCheck}
          >
            {text('duplicateAlerts.check')}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Data that two people of one upline group share. Staff check it; nothing is refused automatically (ruling R39). */
export const Screen = () => {
  const text = useText();
  const [tab, setTab] = useAlertTab();
  const alerts = useAlerts(tab);
  const [checking, setChecking] = useState<DuplicateAlert>();
  const [isDone, setDone] = useState(false);
  return (
    <Page title={text('duplicateAlerts.title')} back={HOME_PATHS.staff} intro={text('duplicateAlerts.intro')}>
      <StatusTabs
        legend={text('duplicateAlerts.tabs')}
        tabs={ALERT_TABS.map((status) => ({ status, label: text(`duplicateAlerts.tab.${status}`) }))}
        current={tab}
        onChange={setTab}
      />
      {isDone ? <InlineNotice kind="success" text={text('duplicateAlerts.done')} /> : null}
      <QueryBoundary of={[ofFirstPage(alerts)]} loading={<Loading shape="list" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <section className="py-stack" aria-label={text('duplicateAlerts.title')}>
              <p className="py-quiet" aria-live="polite">
                {text('duplicateAlerts.count', { count: pages[0]?.total ?? 0 })}
              </p>
              {items.length === 0 ? (
                <Empty text={text(`duplicateAlerts.empty.${tab}`)} />
              ) : (
                <ol className="py-stack-tight">
                  {items.map((alert) => (
                    <AlertRow
                      key={alert.id}
                      alert={alert}
                      onCheck={() => {
                        setDone(false);
                        setChecking(alert);
                      }}
                    />
                  ))}
                </ol>
              )}
              <MoreButton more={moreOf(alerts)} />
            </section>
          );
        }}
      </QueryBoundary>
      {checking === undefined ? null : (
        <CheckDialog
          alert={checking}
          onClose={() => setChecking(undefined)}
          onDone={() => {
            setDone(true);
            setChecking(undefined);
          }}
        />
      )}
    </Page>
  );
};
