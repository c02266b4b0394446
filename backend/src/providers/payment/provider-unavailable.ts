/** The provider did not answer, or not in a way that can be read: nothing is known about the payment. */
export class PaymentProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The payment provider: ${reason}`, { cause });
    this.name = 'PaymentProviderUnavailable';
  }
}
