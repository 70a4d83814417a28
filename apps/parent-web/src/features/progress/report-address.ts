// The router reads addresses before any page is fetched, the landing page's too: nothing of the rules comes along here.

export type ReportView = 'week' | 'month';

/** Which days are looked at: the present week or month, or the one `back` weeks or months ago. */
export interface ReportWindow {
  view: ReportView;
  back: number;
}

/** How far back the arrows lead: about two years. */
export const MOST_BACK: Record<ReportView, number> = { week: 104, month: 24 };

/** Reads a window from an address; whatever makes no sense is the present week. */
export function windowFrom(search: { view?: unknown; back?: unknown }): ReportWindow {
  const view = search.view === 'month' ? 'month' : 'week';
  const back = Number(search.back);
  return { view, back: Number.isInteger(back) && back > 0 ? Math.min(back, MOST_BACK[view]) : 0 };
}
