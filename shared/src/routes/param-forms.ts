import { isLinkId } from '#domain/link.ts';

/** What a parameter of a path may have to look like, by the name that a route gives. */
const FORMS = { linkId: isLinkId } as const satisfies Readonly<Record<string, (value: string) => boolean>>;

export type ParamForm = keyof typeof FORMS;

/** Whether parameters have the forms that their route names; a form of a newer platform is not known to be fulfilled. */
export const haveForms = (
  forms: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(forms).every(([name, form]) => {
    const isOfForm = Object.hasOwn(FORMS, form) ? FORMS[form as ParamForm] : () => false;
    return isOfForm(params[name] ?? '');
  });
