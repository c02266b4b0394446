/** What is insured must be said. Screens and server ask the same rule; it answers a message id, never a text. */
export const checkSubject = (subject: string): 'sample.subject.required' | undefined =>
  subject.trim() === '' ? 'sample.subject.required' : undefined;
