/** A series of one metric, in columns: two arrays are smaller and faster than objects. */
export interface Series {
  metric: string;
  labels: Record<string, string>;
  /** Milliseconds since 1970, ascending. */
  times: Float64Array;
  values: Float32Array;
}

export interface Panel {
  id: string;
  title: string;
  query: string;
  view: 'line' | 'bar' | 'number' | 'table';
  unit: 'ms' | '%' | 'bytes' | 'count';
  threshold: number | null;
}

export interface Dashboard {
  id: string;
  panels: Panel[];
  layout: { panel: string; column: number; row: number; width: number; height: number }[];
}

/** What the whole page looks at; it lives in the address, so that a view can be shared. */
export interface TimeRange {
  from: string;
  to: string;
  refresh: 'live' | 'paused';
}

/** Freshness is a part of the data: a stale number that looks fresh is worse than none. */
export type PanelData =
  | { state: 'loading' }
  | { state: 'live'; series: Series[]; receivedAt: number }
  | { state: 'stale'; series: Series[]; receivedAt: number }
  | { state: 'failed'; reason: string; previous: Series[] | null };
