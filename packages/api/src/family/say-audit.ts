import type { AuditRow } from '@herohood/db/family/queries';
import type { AuditAct, AuditArgs } from '@herohood/domain/family/audit';
import { MINI_GAMES } from '@herohood/domain/games/catalogue';
import { formatLocaleOf } from '@herohood/domain/languages/locale';
import { PERCENT } from '@herohood/domain/missions/amount';
import { avatarByType } from '@herohood/domain/shop/avatar-catalogue';
import { gearById } from '@herohood/domain/shop/gear-catalogue';
import type { Words } from '@herohood/domain/words';
import { auditTexts, markNames, settingNames, subscriptionNames, systemNames } from '../text/en/audit';
import { say } from '../text/say';

type Kept = Pick<AuditRow, 'act' | 'actorKind' | 'actorName' | 'args' | 'summary'>;

/**
 * The sentence of an entry in the family's list of acts, in the reader's language (rules: family). Entries from before acts were kept as codes have
 * their own; an act of a newer version, in a database that an older one reads, is called by its code.
 */
export function sayAudit(row: Kept, locale: string): string {
  const { act, args, summary } = row;
  if (args === null) return summary ?? act;
  const words = auditWords({ act, actor: sayActor(row, locale), args }, locale);
  return words ? say(locale, words) : act;
}

/** Who acted: people by their name, the rest in words. */
export function sayActor(
  { actorKind, actorName }: Pick<AuditRow, 'actorKind' | 'actorName'>,
  locale: string,
): string {
  return actorKind === 'system' ? say(locale, systemNames[actorName] ?? actorName) : actorName;
}

type Texts = typeof auditTexts;
/** Acts with more than one sentence. */
type Varied = { [Act in AuditAct]: Texts[Act] extends string ? never : Act }[AuditAct];

/** Which of an act's sentences is said of it. */
const CHOICES: { [Act in Varied]: (args: AuditArgs[Act]) => keyof Texts[Act] } = {
  'account.device_signed_out': (args) => (args.from === 'others' ? 'others' : knownOr(args.device)),
  'child.device_signed_out': ({ device }) => knownOr(device),
  'child.updated': ({ what }) => what,
  'claim.rejected': ({ message }) => toldOr(message),
  'claim.undone': ({ what }) => what,
  'day_mark.changed': ({ name }) => allOr(name),
  'day_mark.created': ({ name }) => allOr(name),
  'day_mark.deleted': ({ name }) => allOr(name),
  'day_marks.imported': ({ name }) => allOr(name),
  'family.goals_changed': ({ who }) => who,
  'family.invited': ({ role }) => role,
  'family.member_accepted': ({ role }) => role,
  'family.role_changed': ({ role }) => role,
  'family.shields_changed': ({ isOn }) => onOr(isOn),
  'family.visits_changed': ({ isOn }) => onOr(isOn),
  'family.week_changed': ({ day }) => day,
  'family.weekend_changed': ({ isOn }) => onOr(isOn),
  'goal.created': ({ by }) => by,
  'habit.updated': ({ what }) => what,
  'mission.approved': ({ percent, isPraised }) => {
    if (percent === PERCENT.whole) return isPraised ? 'praised' : 'whole';
    return isPraised ? 'partPraised' : 'part';
  },
  'mission.auto_approval_changed': ({ isOn }) => onOr(isOn),
  'mission.trusted': ({ mission }) => knownOr(mission),
  'points.given': ({ message }) => toldOr(message),
  'points.rejected': ({ message }) => toldOr(message),
  'points.undone': ({ what }) => what,
  'proposal.accepted': ({ kind }) => kind,
  'proposal.declined': ({ message }) => toldOr(message),
  'proposal.made': ({ kind }) => kind,
  'subscription.changed': ({ what }) => what,
};

const knownOr = (name: string | null) => (name === null ? 'unknown' : 'known');
const toldOr = (message: string | null) => (message ? 'told' : 'silent');
const allOr = (name: string | null) => (name === null ? 'all' : 'one');
const onOr = (isOn: boolean) => (isOn ? 'on' : 'off');

/** What is kept as a code and said in words: a text in English for what the catalogues have, a day, a language. */
const FILLINGS: { [Act in AuditAct]?: (args: AuditArgs[Act], locale: string) => Words['values'] } = {
  'controls.updated': ({ settings }, locale) => ({
    settings: new Intl.ListFormat(locale).format(
      settings.map((setting) => say(locale, nameIn(settingNames, setting))),
    ),
  }),
  'day_mark.changed': sayMark,
  'day_mark.created': sayMark,
  'day_mark.deleted': sayMark,
  'day_marks.imported': ({ kind }, locale) => ({ kind: say(locale, markNames[kind]) }),
  'family.language_changed': (args, locale) => ({
    language: new Intl.DisplayNames(locale, { type: 'language' }).of(args.locale) ?? args.locale,
  }),
  'game.finished': ({ game }, locale) => ({ game: say(locale, gameName(game)) }),
  'game.started': ({ game }, locale) => ({ game: say(locale, gameName(game)) }),
  // What is sold no more is called by its id.
  'shop.avatar_bought': ({ item }, locale) => ({ item: say(locale, avatarByType(item)?.name ?? item) }),
  'shop.gear_bought': ({ item }, locale) => ({ item: say(locale, gearById(item)?.name ?? item) }),
  'streak.repaired': ({ day }, locale) => ({ day: sayDay(day, locale) }),
  'subscription.changed': (args, locale): Words['values'] =>
    'until' in args
      ? {
          plan: say(locale, subscriptionNames[args.plan ?? 'premium']),
          until: sayDay(args.until, locale),
        }
      : {},
  'subscription.granted': ({ until }, locale) => ({ until: sayDay(until, locale) }),
};

const nameIn = (names: Record<string, string>, key: string) => names[key] ?? key;
const gameName = (id: string) => nameIn(GAME_NAMES, id);
const GAME_NAMES = Object.fromEntries(MINI_GAMES.map(({ id, name }) => [id, name]));

function sayMark({ kind, from, until }: AuditArgs['day_mark.created'], locale: string) {
  return { kind: say(locale, markNames[kind]), from: sayDay(from, locale), until: sayDay(until, locale) };
}

/** '22 November 2026', of a day or of an instant. */
function sayDay(day: string, locale: string): string {
  const language = formatLocaleOf(locale === 'en' ? 'en-GB' : locale);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

interface ActOf {
  act: string;
  /** The name of whoever did it. */
  actor: string;
  /** As they are kept with the act. */
  args: unknown;
}

/** The sentence of an act in a language, with all that fills it; null for an act that this version does not know. */
function auditWords({ act, actor, args }: ActOf, locale: string): Words | null {
  if (!Object.hasOwn(auditTexts, act)) return null;
  const texts: string | Record<string, string> = auditTexts[act as AuditAct];
  const choose = (CHOICES as Partial<Record<string, (kept: unknown) => string>>)[act];
  const id = typeof texts === 'string' ? texts : texts[choose?.(args) ?? ''];
  if (id === undefined) return null;
  const fill = (FILLINGS as Partial<Record<string, (kept: unknown, locale: string) => Words['values']>>)[act];
  return { id, values: { actor, ...(args as Words['values']), ...fill?.(args, locale) } };
}
