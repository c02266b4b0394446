/** A release that must not go live, with the reason in words for the squad. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
