import type { RestRow } from '@herohood/api/trpc';
import type { ErrorCode } from '@herohood/domain/errors';
import { refusalResponses } from './openapi-refusals';
import type { JsonSchema, Shapes } from './openapi-shapes';
import { type CallerKind, pathNames, type ServedRow } from './rest-rows';

/** An operation's id: `missions.complete` is `missionsComplete`. With a dot each generator of clients makes another name of it. */
export const operationIdOf = (procedure: string): string =>
  procedure.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());

/** What one row of the REST contract looks like in the OpenAPI document; its named shapes go into `shapes`, if they are wanted. */
export function describeRow(served: ServedRow, shapes: Pick<Shapes, 'ofAnswer' | 'ofInput'>): object {
  const { name, row, who, callers, output, weight } = served;
  const statuses = [row.status ?? 200, ...(row.alsoStatus ? [row.alsoStatus] : [])];
  const answer = shapes.ofAnswer(row.alsoStatus === 204 ? withoutNull(output) : output);
  const success = statuses.map((status) => [String(status), describeSuccess(status, answer)]);
  return {
    operationId: operationIdOf(name),
    summary: row.summary,
    description: describeCall(callers, row, weight),
    tags: [name.split('.')[0]],
    security: (who ?? []).map((role) => ({ [`${role}Session`]: [] })),
    'x-callers': callers,
    ...shapes.ofInput(describeInput(served)),
    responses: { ...Object.fromEntries(success), ...refusalResponses(row.method, refusalsOf(served)) },
  };
}

function describeSuccess(status: number, output: JsonSchema | null): object {
  if (status === 204) return { description: 'Done; no body' };
  const description = status === 201 ? 'Created' : 'Done';
  return { description, content: { 'application/json': { schema: output ?? {} } } };
}

/** What is answered where nothing is a status of its own. */
function withoutNull(output: JsonSchema | null): JsonSchema | null {
  return output?.anyOf?.find(({ type }) => type !== 'null') ?? output;
}

function describeInput({ row, input }: ServedRow): object {
  if (!input) return {};
  const inPath = new Set(pathNames(row.path));
  const entries = Object.entries(input.properties);
  const isQuery = row.method === 'GET';
  const parameters = entries
    .filter(([name]) => inPath.has(name) || isQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || input.required.includes(name),
      schema,
    }));
  const body = entries.filter(([name]) => !inPath.has(name) && !isQuery);
  if (body.length === 0) return { parameters };
  const required = input.required.filter((name) => !inPath.has(name));
  const type = row.mayBeNull ? ['object', 'null'] : 'object';
  const schema = { type, properties: Object.fromEntries(body), required };
  return {
    parameters,
    requestBody: { required: required.length > 0, content: { 'application/json': { schema } } },
  };
}

/** The refusals that follow from who may call and what the call takes, and those that its row names. */
function refusalsOf({ row, who, input, withoutPremium }: ServedRow): ErrorCode[] {
  const codes: ErrorCode[] = [...(row.refusals ?? [])];
  if (who) codes.push('UNAUTHORIZED', 'FORBIDDEN');
  if (who?.includes('parent') && !withoutPremium) codes.push('PREMIUM_REQUIRED');
  if (input) codes.push('BAD_REQUEST');
  if (pathNames(row.path).length > 0 || isRefusedToStrangers(input)) codes.push('NOT_FOUND');
  return codes;
}

/** Whether a schema takes an id, which may be somebody else's. */
function isRefusedToStrangers(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('x-entity' in schema && !('x-strangers' in schema)) return true;
  return Object.values(schema).some(isRefusedToStrangers);
}

/** The parts of the API, in the order in which the document lists them. */
export const TAGS: Record<string, string> = {
  account: 'Signing up, signing in and out, the own profile, devices, everything of a family in one file',
  family: 'Members, who asks to join, invitations, what was done',
  children: 'Heroes: making and changing them, how they sign in',
  habits: 'What a family wants to become a habit, and which hero has which',
  home: 'What a hero sees first, and what there is to celebrate',
  missions: 'A habit on one day: done, approved, sent back, taken back',
  inbox: 'What waits for a parent, and what was decided lately',
  praise: 'Words, stickers and voices with an approval',
  rewards: 'What heroes can claim for XP, and their claims',
  goals: 'What heroes save XP for',
  proposals: 'What heroes did beyond their missions, what they wish for, and missions that they propose',
  points: 'The points of a hero, bonuses, what they were spent for',
  shop: 'Avatars and gear for points',
  games: 'Games of a few minutes that missions open',
  world: 'What heroes found, their room, how they look, cheers of siblings',
  controls: 'What a parent allows a hero, and the emergency mode',
  progress: 'Figures of weeks, badges, streaks',
  days: 'Days off, two homes, imported calendars, the month of a hero',
  subscription: 'The plan of a family and how it is paid',
  sync: 'What has changed since a moment, and news as they happen',
  push: 'Messages to a browser that is closed',
  media: 'Recordings and pictures',
};

const NAMES: Partial<Record<CallerKind, string>> = {
  parent: 'parents',
  owner: 'the owner of the family',
  helper: 'helpers',
  hero: 'heroes',
};

/** Who may call, and under which conditions, in words. */
export function describeCallers(callers: readonly CallerKind[]): string {
  if (callers.includes('anyone')) return 'For anyone, signed in or not.';
  const names = callers.flatMap((caller) => NAMES[caller] ?? []);
  const isForParents = callers.includes('parent') || callers.includes('owner');
  const isForHeroes = callers.includes('hero');
  return [
    `For ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}.`,
    ...(isForParents && !callers.includes('parentWithoutPremium')
      ? ['Parents need premium access (402).']
      : []),
    ...(callers.includes('waitingParent') ? ['Whoever waits to be let into a family may call too.'] : []),
    ...(isForHeroes
      ? [
          `Emergency mode ${callers.includes('heroInEmergency') ? 'leaves it open' : 'closes it to heroes (403)'}.`,
        ]
      : []),
  ].join(' ');
}

/** What a call has of its own beyond its summary, in words. */
function describeCall(callers: readonly CallerKind[], row: RestRow, weight: number): string {
  const refusals = row.refusals ?? [];
  return [
    describeCallers(callers),
    ...(weight > 1 ? [`It counts as ${weight} calls in the limits.`] : []),
    ...(refusals.length > 0
      ? [`Among its refusals: ${refusals.map((code) => `\`${code}\``).join(', ')}.`]
      : []),
  ].join(' ');
}
