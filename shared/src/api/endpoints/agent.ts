import { agentCalls } from '#schemas/agent.ts';
import { endpoint } from '../endpoint.ts';

export const agentEndpoints = {
  recentQuotes: endpoint(agentCalls.recentQuotes, {
    method: 'GET',
    path: 'agent/recent-quotes',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  getNotifications: endpoint(agentCalls.getNotifications, {
    method: 'GET',
    path: 'notification/get-user-notification',
    effect: 'reads',
    counted: 'polls',
    offline: true,
    origin: 'specified',
  }),
  updateNotifications: endpoint(agentCalls.updateNotifications, {
    method: 'PUT',
    path: 'notification/update-user-notification',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Every unread notification at once, also those on other pages. */
  markAllNotifications: endpoint(agentCalls.markAllNotifications, {
    method: 'POST',
    path: 'notification/mark-all',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** The same link again while it is valid (ruling R57). */
  getInviteLink: endpoint(agentCalls.getInviteLink, {
    method: 'GET',
    path: 'agent/invite-link',
    effect: 'reads',
    origin: 'assumed',
  }),
  getPoints: endpoint(agentCalls.getPoints, {
    method: 'GET',
    path: 'agent/points',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  /** Ends every open share link of a quote and the visits they opened. */
  revokeLink: endpoint(agentCalls.revokeLink, {
    method: 'POST',
    path: 'user/revoke-link',
    service: 'user',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
