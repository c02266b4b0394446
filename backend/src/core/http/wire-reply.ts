/**
 * What a handler answers when the row of its call cannot spell it: a record whose spelling is its
 * product's. It goes out as it is.
 */
export class WireReply {
  readonly wire: unknown;

  constructor(wire: unknown) {
    this.wire = wire;
  }
}
