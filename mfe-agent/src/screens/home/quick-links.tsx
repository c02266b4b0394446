import { Link } from 'react-router-dom';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';

const LINKS = [
  { id: 'dashboard.linkNotifications', to: agentRoutes.notifications.path },
  { id: 'dashboard.linkPending', to: agentRoutes.paymentPending.path },
  { id: 'dashboard.linkRecruit', to: agentRoutes.recruit.path },
  { id: 'dashboard.linkAccount', to: agentRoutes.account.path },
] as const;

export const QuickLinks = () => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  const links = LINKS.filter(({ to }) => to !== agentRoutes.recruit.path || mayInvite(userType));
  return (
    <nav className="py-card" aria-labelledby="links">
      <h2 id="links">{text('dashboard.links')}</h2>
      <ul>
        {links.map(({ id, to }) => (
          <li key={id}>
            <Link className="py-text-button" to={to}>
              {text(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
