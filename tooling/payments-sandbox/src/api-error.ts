interface ErrorBody {
  type: string;
  message: string;
  code?: string | undefined;
  param?: string;
  decline_code?: string | undefined;
  payment_intent?: object;
}

/** A refusal with Stripe's status and body. `keeps`: what the call changed stays, as a declined card leaves its trace. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keeps: boolean;

  constructor(status: number, body: ErrorBody, keeps = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.keeps = keeps;
  }
}

/** The refusal of what a caller should not have sent. */
export function invalidRequest(message: string, more: Partial<ErrorBody> = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

/** The refusal of an id that nothing has. @param noun as Stripe writes it, e.g. 'subscription'. @param param where the id stood; left out: in the path */
export function noSuch(noun: string, id: string, param?: string): ApiError {
  const message = `No such ${noun}: '${id}'`;
  const body = { type: 'invalid_request_error', code: 'resource_missing', message, param: param ?? 'id' };
  return new ApiError(param === undefined ? 404 : 400, body);
}
