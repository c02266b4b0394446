/**
 * Whether the browser may be sent there with a customer's token: the partner that is configured for this
 * platform, and nobody else.
 */
export const isPartnerAddress = (address: string, partnerUrl: string | undefined): boolean => {
  if (partnerUrl === undefined || !URL.canParse(address) || !URL.canParse(partnerUrl)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && origin === new URL(partnerUrl).origin;
};
