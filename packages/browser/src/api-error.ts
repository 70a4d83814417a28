/** What a failed call tells the screens. */
export interface ApiError {
  /** The HTTP status; 0 when no answer came at all. */
  status: number;
  /** The server's code of the refusal, such as 'NOT_FOUND'; empty when no answer came. */
  code: string;
  /** The server's sentence for people; empty where it stumbled (5xx) or did not answer. */
  message: string;
  hasEmergency: boolean;
  isFeatureDisabled: boolean;
  /** Whole seconds to wait, when there were too many tries (429). */
  retryAfter: number | null;
  /** When a reward can be claimed again, an instant (409). */
  availableAt: string | null;
  /** Field name -> message, from the server's list of issues (400). */
  fields: Record<string, string>;
}

interface ErrorData {
  code?: string;
  httpStatus?: number;
  emergencyMode?: boolean;
  featureDisabled?: boolean;
  retryAfter?: number;
  availableAt?: string;
  issues?: { path: string; message: string }[];
}

interface Thrown {
  data?: ErrorData | null;
  message?: string;
}

/** Reads whatever a query or mutation threw, the library's own error or anything else. */
export function readApiError(error: unknown): ApiError {
  const { data, message } = (error ?? {}) as Thrown;
  const status = data?.httpStatus ?? 0;
  return {
    status,
    code: data?.code ?? '',
    message: data && status < 500 ? (message ?? '') : '',
    hasEmergency: data?.emergencyMode === true,
    isFeatureDisabled: data?.featureDisabled === true,
    retryAfter: data?.retryAfter ?? null,
    availableAt: data?.availableAt ?? null,
    fields: Object.fromEntries((data?.issues ?? []).map((issue) => [issue.path, issue.message])),
  };
}

/** What the server said, also of its own trouble; `fallback` when it did not answer: 'Failed to fetch' helps nobody. */
export function messageOf(error: unknown, fallback: string): string {
  const { data, message } = (error ?? {}) as Thrown;
  return (data && message) || fallback;
}

/** The thing was decided, changed or removed elsewhere meanwhile: the screen is old, nothing is wrong. */
export function isStale(error: unknown): boolean {
  const { status } = readApiError(error);
  return status === 404 || status === 409;
}
