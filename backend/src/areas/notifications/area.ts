import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { area } from '#areas/area.ts';
import { forAgents } from '#core/access/access-rows.ts';
import { getNotifications, markAllNotifications, updateNotifications } from './notifications.ts';

/** What the header of an agent says is new. */
export const notificationArea = area({
  endpoints: {
    getNotifications: agentEndpoints.getNotifications,
    updateNotifications: agentEndpoints.updateNotifications,
    markAllNotifications: agentEndpoints.markAllNotifications,
  },
  handlers: {
    getNotifications,
    updateNotifications,
    markAllNotifications,
  },
  access: {
    getNotifications: forAgents,
    updateNotifications: { ...forAgents, object: 'notifications', otherAgent: 404, leadingAgent: 404 },
    markAllNotifications: forAgents,
  },
});
