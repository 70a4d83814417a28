import { messageOf, readApiError } from '@herohood/browser/api-error';
import type { ErrorCode } from '@herohood/domain/errors';
import { useState } from 'react';
import { appText } from '../text/en/app';
import { trpc } from './api';
import { type Form, markFields } from './tell-form';
import { type ToastText, toast } from './toast';

/** What is said of a failure. The server's reason is always part of it. */
export interface Failed {
  title: string;
  /** Said in any case, before the reason. */
  message?: string | undefined;
  /** The server's reason in other words. */
  reason?: string | undefined;
  /** Said where no server answered; without it, to check the connection. */
  fallback?: string;
  /** The form whose fields the server may have named. */
  form?: Form;
  /** The field that a refusal is about, where its code says so. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
}

interface Act<Input, Answer> {
  /** A mutation's `mutateAsync`, or several of them. */
  call: (input: Input) => Promise<Answer>;
  /** Shows what was asked for before the server answers. Out: takes exactly that back. */
  show?: (input: Input) => (() => void) | Promise<() => void>;
  /** Puts the answer where it is shown. Out: what is said, with a way back where there is one. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what says nothing needs no return
  done?: (answer: Answer, input: Input) => (ToastText & { onUndo?: () => void }) | void;
  /** What is asked anew. After a refusal too: it may say that this screen is old. */
  refresh?: readonly { invalidate: () => Promise<void> }[];
  /** Null: the failure is told elsewhere. */
  failed: Failed | ((error: unknown, input: Input) => Failed | null);
}

export type Acted<Answer = unknown> =
  | { isDone: true; answer: Answer }
  | { isDone: false; fields: Record<string, string> };

/** Tells what the server said: in a toast, and at the form's fields that it named. What was typed stays. */
export function tellFailure(error: unknown, { form, fieldOf, ...said }: Failed): void {
  const { code, fields, message: refusal } = readApiError(error);
  const reason = said.reason ?? messageOf(error, said.fallback ?? appText.checkConnection);
  const field = fieldOf?.[code as ErrorCode];
  if (form) markFields(form, field ? { [field]: reason } : fields);
  const message = said.message ? [said.message, field ? '' : refusal].join(' ').trim() : reason;
  toast.error({ title: said.title, message });
}

/** How a screen sends what changes something. `sending` is what is under way, `isSending` whether anything is. */
export function useAct<Input = void, Answer = unknown>({
  call,
  show,
  done,
  refresh = [],
  failed,
}: Act<Input, Answer>) {
  const [underWay, setUnderWay] = useState<{ input: Input } | null>(null);

  async function send(input: Input): Promise<Acted<Answer>> {
    setUnderWay({ input });
    const takeBack = await show?.(input);
    try {
      const answer = await call(input);
      const said = done?.(answer, input);
      if (said?.onUndo) toast.undoable({ ...said, onUndo: said.onUndo });
      else if (said) toast.success(said);
      return { isDone: true, answer };
    } catch (error) {
      takeBack?.();
      const told = typeof failed === 'function' ? failed(error, input) : failed;
      if (told) tellFailure(error, told);
      return { isDone: false, fields: readApiError(error).fields };
    } finally {
      setUnderWay(null);
      for (const each of refresh) void each.invalidate();
    }
  }

  return { send, sending: underWay?.input ?? null, isSending: underWay !== null };
}

/** Runs one act for every item; one that fails does not hold up the others. Out: what was done, and why the rest was not. */
export async function runAll<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<{ done: T[]; reasons: unknown[] }> {
  const results = await Promise.allSettled(items.map(act));
  return {
    done: items.filter((_, index) => results[index]?.status === 'fulfilled'),
    reasons: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

/**
 * What a decision about missions, points, rewards or proposals changes: Today, balances, activity, days and figures. One place, so that
 * no panel stays behind after an approval made in another one.
 */
export function useDecisionQueries() {
  const utils = trpc.useUtils();
  const { home, inbox, missions, points, rewards, goals, progress, days } = utils;
  return [home, inbox, missions, points, rewards, goals, progress, days];
}
