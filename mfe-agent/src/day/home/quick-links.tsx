import { Link } from 'react-router-dom';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { agentAddresses } from '#agent-addresses.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';

const linksOf = (userType: string) => {
  const { leads, todo } = agentAddresses(userType);
  return [
    { id: 'dashboard.linkNotifications', to: agentRoutes.notifications.path },
    { id: 'dashboard.linkPending', to: agentRoutes.paymentPending.path },
    { id: 'dashboard.link.lists', to: agentRoutes.lists.path },
    { id: 'dashboard.link.leads', to: leads },
    { id: 'dashboard.link.todo', to: todo },
    { id: 'dashboard.link.network', to: agentRoutes.tree.path },
    { id: 'dashboard.linkRecruit', to: agentRoutes.recruit.path },
    { id: 'dashboard.link.learning', to: agentRoutes.learning.path },
    { id: 'dashboard.link.help', to: agentRoutes.help.path },
    { id: 'dashboard.link.faq', to: agentRoutes.faq.path },
    { id: 'dashboard.link.buildings', to: agentRoutes.buildingReference.path },
    { id: 'dashboard.link.about', to: agentRoutes.about.path },
    { id: 'dashboard.linkAccount', to: agentRoutes.account.path },
  ] as const;
};

/** Everything that an agent can open from here. */
export const QuickLinks = () => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  const links = linksOf(userType).filter(({ to }) => to !== agentRoutes.recruit.path || mayInvite(userType));
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
