import { TRPCClientError } from '@trpc/client';

/** What a failed call tells the screens. `status` is 0 when no answer came at all; `retryAfter` is in seconds. */
export type ApiError = {
  status: number;
  code: string;
  message: string;
  hasEmergency: boolean;
  isFeatureDisabled: boolean;
  retryAfter: number | null;
};

/** Reads whatever a query or mutation threw. The message is only kept when it came from the server. */
export function readApiError(error: unknown): ApiError {
  const data = error instanceof TRPCClientError ? (error.data as Record<string, unknown> | null) : null;
  const status = Number(data?.httpStatus ?? 0);
  return {
    status,
    code: typeof data?.code === 'string' ? data.code : '',
    message: data && status < 500 && error instanceof Error ? error.message : '',
    hasEmergency: data?.emergencyMode === true,
    isFeatureDisabled: data?.featureDisabled === true,
    retryAfter: typeof data?.retryAfter === 'number' ? data.retryAfter : null,
  };
}
