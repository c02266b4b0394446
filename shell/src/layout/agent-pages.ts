/** Pages of the agent's area that the frame leads to, while the remote that serves them is deployed. */
export const AGENT_PAGES = {
  notifications: '/oonanotification',
  recruit: '/recruit',
  account: '/myaccount',
  faq: '/oonafaq',
  about: '/aboutus',
} as const;
