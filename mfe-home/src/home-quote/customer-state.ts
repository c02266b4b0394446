/** The state with which customer information is entered, as the specification spells it (HOME-053, HOME-067). */
export const customerState = (quoteId: string, code: string) => ({ quoteId, data: 'home', quote_Id: code });
