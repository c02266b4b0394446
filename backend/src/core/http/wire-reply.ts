import type { GenericSchema } from 'valibot';

/**
 * What a handler answers when the row of its call cannot spell it: a record whose spelling is its
 * product's. It goes out as it is, after a look at whether it fits what the product describes.
 */
export class WireReply {
  readonly wire: unknown;
  readonly schema: GenericSchema | undefined;

  constructor(wire: unknown, schema?: GenericSchema) {
    this.wire = wire;
    this.schema = schema;
  }
}
