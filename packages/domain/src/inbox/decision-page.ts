/** Decisions a page. Apart from the shapes, so that a screen that counts does not bring what checks them. */
export const DECISION_PAGE = 100;
