/** One call of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  cookie?: string;
  body?: object;
}

/** What the load client does: each connection sends its next call when it has the answer to the one before. */
export interface LoadPlan {
  url: string;
  /** A connection's calls, in their order. */
  connections: Call[][];
  /** Begin anew with the first call until so much time has passed; each call once when absent. */
  seconds?: number;
}

export interface LoadResult {
  /** Answers in all and per second. */
  answers: number;
  perSecond: number;
  /** How long each answer took. */
  latenciesMs: number[];
  /** Answers that were no success, by status. */
  refused: Record<string, number>;
}
