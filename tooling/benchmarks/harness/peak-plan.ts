/** One signed-in device of a family: its app is open and listens. */
export interface PeakDevice {
  role: 'parent' | 'child';
  cookie: string;
  /** Of a hero's device. */
  childId?: string;
  /** The hero's assignments that nobody has done today. */
  habits: string[];
}

export interface PeakFamily {
  devices: PeakDevice[];
}

/** What the client of the peak hour does: all families at once, for so long. */
export interface PeakPlan {
  url: string;
  families: PeakFamily[];
  /** Streams and calls begin within so many seconds; nothing is counted until they are over. */
  rampSeconds: number;
  seconds: number;
}

export interface PeakResult {
  /** How long each counted call took, from the moment at which it was due. */
  latenciesMs: number[];
  /** Counted calls that were no success, by method, path and status. */
  faults: Record<string, number>;
  /** Live streams that were open at the end, and changes that they told. */
  streams: number;
  changes: number;
}
