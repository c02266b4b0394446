/** A release must not go live; the message gives the reason to the squad. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}
