/** The set that was opened last, to which the list scrolls on the way back. It lives as long as the page. */
let lastOpened: string | undefined;

export const readLastOpened = (): string | undefined => lastOpened;

export const keepLastOpened = (quoteId: string | undefined): void => {
  lastOpened = quoteId;
};
