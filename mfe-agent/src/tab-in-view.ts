/**
 * Ref of the chosen tab: pushes its row sideways, where that is wider than the window, until the tab is in the
 * middle.
 */
export const tabInView = (tab: HTMLElement | null): void => {
  const row = tab?.closest('ul, [role="tablist"]');
  if (!tab || !row) return;
  const { left, width } = tab.getBoundingClientRect();
  const toTheMiddle = left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  // Not scrollIntoView, which may move the page as well.
  row.scrollLeft += toTheMiddle;
};
