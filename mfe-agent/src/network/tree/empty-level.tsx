import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { MemberName } from '@payung/shared/api/endpoints/network.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { useAgentUser, useHomePath } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { levelAddress, NOT_NARROWED } from './network-place.ts';
import type { NetworkNavigation } from './network-place.ts';

interface EmptyLevelProps {
  readonly navigation: NetworkNavigation;
  readonly path: readonly MemberName[];
}

/** The next step where nobody is to be seen: take search and filters away, go up, or invite somebody. */
export const EmptyLevel = ({ navigation: { place, change }, path }: EmptyLevelProps) => {
  const text = useText();
  const home = useHomePath();
  const userType = useAgentUser()?.userType ?? '';
  const parent = path.at(-1);
  if ([place.search, place.tier, place.status].some((value) => value !== '')) {
    return (
      <Empty
        text={text('lists.nothingFound')}
        action={
          <Button size="large" onClick={() => change(NOT_NARROWED)}>
            {text('lists.showAll')}
          </Button>
        }
      />
    );
  }
  if (parent !== undefined) {
    return (
      <Empty
        text={text('tree.emptyBelow', { name: parent.name })}
        action={
          <Link className="py-text-button" to={levelAddress(place, path.at(-2)?.id ?? '')}>
            {text('tree.up')}
          </Link>
        }
      />
    );
  }
  const invites = mayInvite(userType);
  return (
    <Empty
      text={text('tree.empty')}
      action={
        <Link className="py-text-button" to={invites ? agentRoutes.recruit.path : home}>
          {text(invites ? 'dashboard.linkRecruit' : 'tree.home')}
        </Link>
      }
    />
  );
};
