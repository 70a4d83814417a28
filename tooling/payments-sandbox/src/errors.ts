import type { PaymentIntent } from './wire';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` of a refusing answer, in Stripe's shape. */
export type ErrorBody = {
  type: ErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  advice_code?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: PaymentIntent;
  payment_method?: object;
};

/**
 * A refusal with Stripe's status and body. `keeps`: what the call changed stays (a declined card leaves its trace
 * on the payment); everything else is undone.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keeps: boolean;

  constructor(status: number, body: ErrorBody, keeps = false) {
    super(body.message);
    const docUrl =
      body.code === undefined
        ? {}
        : { doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` };
    this.status = status;
    this.body = { ...body, ...docUrl };
    this.keeps = keeps;
  }
}

export function invalidRequest(message: string, more: { param?: string; code?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

/** @param noun as Stripe writes it, e.g. 'subscription'. @param param where the id stood; 'id' is the path: 404. */
export function noSuch(noun: string, id: string, param = 'id'): ApiError {
  const status = param === 'id' ? 404 : 400;
  const message = `No such ${noun}: '${id}'`;
  return new ApiError(status, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}
