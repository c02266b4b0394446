import type { Visitor } from './access.ts';
export const useVisitor = (): Visitor => ({ kind: 'agent' });
