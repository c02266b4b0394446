/** Name of the meta element with the second at which the edge sent the page; absent in a page that is kept on the device. */
export const PAGE_SENT_META = 'page-sent';
