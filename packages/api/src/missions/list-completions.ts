import { listCompletions as readCompletions } from '@herohood/db/missions/queries';
import type { Completion, listCompletionsInput } from '@herohood/domain/missions/schema';
import { addDays, daysBetween } from '@herohood/domain/time/family-day';
import { findsOf } from '@herohood/domain/world/find';
import type * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { refusal, sentence } from '../refusals';
import { presentCompletion } from './present';

const DEFAULT_DAYS = 90;
const MOST_DAYS = 366;

/** A hero's completions of a range of family days, newest first; the last 90 days when none is given (contract). */
export async function listCompletions(
  ctx: FamilyContext,
  { id, from, to }: z.output<typeof listCompletionsInput>,
): Promise<Completion[]> {
  const last = to ?? familyOf(ctx).today;
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS);
  const length = daysBetween(first, last) + 1;
  if (length < 1) throw refusal('BAD_REQUEST', 'daysTurnedRound');
  if (length > MOST_DAYS) throw refusal('BAD_REQUEST', sentence('tooManyDays', { most: MOST_DAYS }));
  const { id: childId } = await findOwnChild(ctx, id);
  const rows = await readCompletions(ctx.db, { familyId: ctx.familyId, childId, from: first, to: last });
  const findOf = findsOf(childId);
  return rows.map((row) => presentCompletion(ctx, row, findOf));
}

/** All of today's completions of a hero, rejected and withdrawn ones too. */
export async function listToday(ctx: FamilyContext, id: string): Promise<Completion[]> {
  const { today } = familyOf(ctx);
  return listCompletions(ctx, { id, from: today, to: today });
}
