import { isLinkId } from '#domain/link.ts';

/**
 * Who may open a route. `both`: agents and link customers; `staff`: the insurer's own people, who open
 * nothing else but `account`: everybody who signs in, so agents and staff; `registrant`: somebody who becomes an
 * agent and has verified the phone, who opens nothing else; `public`: anybody, before login or link.
 */
export const ROUTE_MODES = ['public', 'link', 'agent', 'both', 'staff', 'account', 'registrant'] as const;
export type RouteMode = (typeof ROUTE_MODES)[number];

/** The steps of the progress panel (SHELL-031). */
export const PROGRESS_STEPS = [1, 2, 3] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/**
 * A read that a route needs before it can show anything. The shell starts it together with the code.
 * Values in braces are filled from the address: `{quoteId}` is the query value `quoteId` or the path part.
 */
export interface RouteRead {
  readonly endpoint: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface RouteRow {
  readonly path: string;
  readonly mode: RouteMode;
  readonly step?: ProgressStep;
  /** `link`: the header shows its logo to link customers alone; agents keep their tools. */
  readonly logo?: 'link';
  readonly reads?: readonly RouteRead[];
  /** The forms of its parameters: the screen leads away from another address, for which nothing is read either. */
  readonly params?: Readonly<Record<string, ParamForm>>;
  /** Insurance is sold here: closed to agents whose ID card is not on file. */
  readonly sells?: true;
  /** Customers come here from their link: the shell verifies their phone first, and gives the visit to the screen. */
  readonly verified?: true;
  /**
   * Nothing is typed here, so that opening it may exchange the release of its remote, or the shell, for a newer one
   * (docs/decisions/106-open-pages-take-updates.md). A page with a form is none.
   */
  readonly safePoint?: true;
  /** Money is paid or a code is typed here: nobody is told meanwhile that there is a newer version. */
  readonly undisturbed?: true;
}

export type RouteTable = Readonly<Record<string, RouteRow>>;

/** Keeps the literal ids and paths of a table while checking its shape. */
export const routeTable = <const T extends RouteTable>(table: T): T => table;

/** What a parameter of a path may have to look like, by the name that a route gives. */
const FORMS = { linkId: isLinkId } as const satisfies Readonly<Record<string, (value: string) => boolean>>;

type ParamForm = keyof typeof FORMS;

/** Whether parameters have the forms that their route names; a form of a newer platform is not known to be fulfilled. */
export const haveForms = (
  forms: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(forms).every(([name, form]) => {
    const isOfForm = Object.hasOwn(FORMS, form) ? FORMS[form as ParamForm] : () => false;
    return isOfForm(params[name] ?? '');
  });
