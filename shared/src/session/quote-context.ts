import { atom, useAtom } from 'jotai';
import type { ResumeType } from '#domain/resume-type.ts';
import { store } from './store.ts';

/** What the app remembers of the quote that is open; names as in the specification (SHELL-035, ruling K126). */
export interface QuoteContext {
  /** Technical id, as paths carry it. */
  readonly quoteId: string;
  readonly isOld: boolean;
  readonly isTravel: boolean;
  readonly isHome: boolean;
  readonly isCI: boolean;
  readonly leadId: string;
  readonly resumeType: ResumeType | undefined;
  /** The quote code that people see. */
  readonly quote_Id: string;
  readonly ProposerNumberdata: string;
  readonly isMvdurationChanged: boolean;
  readonly mvduration: number | undefined;
  /** Travel destination in words, and its id. */
  readonly tca: string;
  readonly tcaid: string;
  readonly triptype: number | undefined;
  readonly age: number | undefined;
  readonly covid: boolean | undefined;
  readonly qNo: string;
  readonly redirectingtohome: boolean;
}

export const emptyQuoteContext: QuoteContext = {
  quoteId: '',
  isOld: false,
  isTravel: false,
  isHome: false,
  isCI: false,
  leadId: '',
  resumeType: undefined,
  quote_Id: '',
  ProposerNumberdata: '',
  isMvdurationChanged: false,
  mvduration: undefined,
  tca: '',
  tcaid: '',
  triptype: undefined,
  age: undefined,
  covid: undefined,
  qNo: '',
  redirectingtohome: false,
};

export const quoteContextAtom = atom<QuoteContext>(emptyQuoteContext);

/** The context and a function that changes parts of it. Another quote starts from an empty context. */
export const useQuoteContext = (): readonly [QuoteContext, (change: Partial<QuoteContext>) => void] => {
  const [context, setContext] = useAtom(quoteContextAtom, { store });
  const change = (part: Partial<QuoteContext>) =>
    setContext((before) => {
      const isOther = part.quoteId !== undefined && before.quoteId !== '' && part.quoteId !== before.quoteId;
      return { ...(isOther ? emptyQuoteContext : before), ...part };
    });
  return [context, change];
};
