import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditAct, AuditArgs } from '@herohood/domain/family/audit';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { auditTexts } from '../text/en/audit';
import { readTranslationsWith } from '../text/say';
import { sayActor, sayAudit } from './say-audit';

type Texts = typeof auditTexts;
type Said<Act extends AuditAct> = [args: AuditArgs[Act], sentence: string][];
type Varied = { [Act in AuditAct]: Texts[Act] extends string ? never : Act }[AuditAct];
type Samples = { [Act in Varied]: Said<Act> } & { [Act in AuditAct]?: Said<Act> };

const days = { from: '2026-03-10', until: '2026-03-12' };
const figures = { added: 3, changed: 1, removed: 2 };
const until = '2026-11-22T00:00:00.000Z';

/** Every act with more than one sentence, and what is put into words. The compiler asks for those of a new one. */
const SAMPLES: Samples = {
  'account.device_signed_out': [
    [{ from: 'device', device: 'Android, Chrome' }, 'Pat signed out on Android, Chrome'],
    [{ from: 'device', device: null }, 'Pat signed out on a device'],
    [{ from: 'others' }, 'Pat signed out on all other devices'],
  ],

  'child.device_signed_out': [
    [{ name: 'Kim', device: 'iPad, Safari' }, 'Pat signed Kim out on iPad, Safari'],
    [{ name: 'Kim', device: null }, 'Pat signed Kim out on a device'],
  ],

  'child.updated': [
    [{ what: 'hero', name: 'Kim' }, 'Pat changed Kim'],
    [{ what: 'looks' }, 'Pat changed their looks'],
  ],

  'claim.rejected': [
    [{ reward: 'Kite', message: 'On Sunday' }, 'Pat turned down Kite: On Sunday'],
    [{ reward: 'Kite', message: null }, 'Pat turned down Kite'],
  ],
  'claim.undone': [
    [{ what: 'gift', reward: 'Kite' }, 'Pat has not given Kite'],
    [{ what: 'decision', reward: 'Kite' }, 'Pat took a decision back about Kite'],
  ],
  'controls.updated': [
    [
      { name: 'Kim', settings: ['weekendBonus', 'bedtimeMode'] },
      'Pat changed what Kim may do: weekend bonus and bedtime on or off',
    ],
  ],
  'day_mark.changed': [
    [
      { name: 'Kim', kind: 'sick', ...days },
      'Pat changed a mark of Kim: sick, 10 March 2026 to 12 March 2026',
    ],
    [
      { name: null, kind: 'sick', ...days },
      'Pat changed a mark of all heroes: sick, 10 March 2026 to 12 March 2026',
    ],
  ],
  'day_mark.created': [
    [{ name: 'Kim', kind: 'away', ...days }, 'Pat marked Kim: away, 10 March 2026 to 12 March 2026'],
    [{ name: null, kind: 'away', ...days }, 'Pat marked all heroes: away, 10 March 2026 to 12 March 2026'],
  ],
  'day_mark.deleted': [
    [
      { name: 'Kim', kind: 'sick', ...days },
      'Pat took a mark of Kim away: sick, 10 March 2026 to 12 March 2026',
    ],
    [
      { name: null, kind: 'sick', ...days },
      'Pat took a mark of all heroes away: sick, 10 March 2026 to 12 March 2026',
    ],
  ],
  'day_marks.imported': [
    [
      { name: 'Kim', kind: 'school-free', ...figures },
      'Pat imported for Kim: no school (days added: 3, changed: 1, removed: 2)',
    ],
    [
      { name: null, kind: 'holiday', ...figures },
      'Pat imported for all heroes: public holiday (days added: 3, changed: 1, removed: 2)',
    ],
  ],

  'family.goals_changed': [
    [{ who: 'free' }, 'Pat lets heroes take XP out of goals'],
    [{ who: 'parent' }, 'Pat lets parents take XP out of goals'],
  ],

  'family.language_changed': [[{ locale: 'de' }, "Pat chose the family's language: German"]],
  'family.invited': [
    [{ role: 'parent' }, 'Pat made an invitation for a parent'],
    [{ role: 'helper' }, 'Pat made an invitation for a helper'],
  ],

  'family.member_accepted': [
    [{ name: 'Ada', role: 'parent' }, 'Pat accepted Ada'],
    [{ name: 'Ada', role: 'helper' }, 'Pat accepted Ada as a helper'],
  ],

  'family.role_changed': [
    [{ name: 'Ada', role: 'parent' }, 'Pat made Ada a parent'],
    [{ name: 'Ada', role: 'helper' }, 'Pat made Ada a helper'],
  ],
  'family.shields_changed': [
    [{ isOn: true }, 'Pat switched streak shields on'],
    [{ isOn: false }, 'Pat switched streak shields off'],
  ],
  'family.visits_changed': [
    [{ isOn: true }, 'Pat switched visits between heroes on'],
    [{ isOn: false }, 'Pat switched visits between heroes off'],
  ],
  'family.week_changed': [
    [{ day: 'mon' }, 'Pat made weeks start on Monday'],
    [{ day: 'sat' }, 'Pat made weeks start on Saturday'],
    [{ day: 'sun' }, 'Pat made weeks start on Sunday'],
  ],
  'family.weekend_changed': [
    [{ isOn: true }, 'Pat switched the weekend challenge on'],
    [{ isOn: false }, 'Pat switched the weekend challenge off'],
  ],
  'game.finished': [
    [{ game: 'math-hero', score: 100 }, 'Pat finished Math Hero with a score of 100'],
    [{ game: 'of-old', score: 5 }, 'Pat finished of-old with a score of 5'],
  ],
  'game.started': [[{ game: 'memory-master' }, 'Pat started Memory Master']],
  'goal.created': [
    [{ by: 'hero', goal: 'Kite' }, 'Pat saves for Kite'],
    [{ by: 'parent', name: 'Kim', goal: 'Kite' }, 'Pat lets Kim save for Kite'],
  ],

  'goal.saved': [[{ amount: 20, goal: 'Kite' }, 'Pat saved 20 XP for Kite']],
  'habit.asked': [[{ mission: 'Read', days: 7 }, 'Parents are asked about Read for 7 days']],

  'habit.updated': [
    [{ what: 'habit', habit: 'Read' }, 'Pat changed the habit Read'],
    [{ what: 'mission', mission: 'Read' }, 'Pat changed the mission Read'],
  ],

  'mission.approved': [
    [{ percent: 100, isPraised: false }, 'Pat approved a mission'],
    [{ percent: 100, isPraised: true }, 'Pat approved a mission with praise'],
    [{ percent: 150, isPraised: false }, 'Pat approved a mission for 150 % of its XP'],
    [{ percent: 0, isPraised: true }, 'Pat approved a mission for 0 % of its XP with praise'],
  ],
  'mission.auto_approval_changed': [
    [{ isOn: true }, 'Pat turned auto-approval on'],
    [{ isOn: false }, 'Pat turned auto-approval off'],
  ],

  'mission.trusted': [
    [{ mission: 'Read' }, 'Pat did Read, which is trusted'],
    [{ mission: null }, 'Pat did a mission, which is trusted'],
  ],

  'points.given': [
    [{ name: 'Kim', amount: 5, message: 'Well done' }, 'Pat gave Kim 5 points: Well done'],
    [{ name: 'Kim', amount: 5, message: null }, 'Pat gave Kim 5 points'],
  ],
  'points.rejected': [
    [{ amount: 5, message: 'Not today' }, 'Pat turned down 5 points: Not today'],
    [{ amount: 5, message: null }, 'Pat turned down 5 points'],
  ],
  'points.undone': [
    [{ what: 'decision', amount: 5 }, 'Pat took a decision back about 5 points'],
    [{ what: 'weekend', amount: 30 }, 'Taken back: 30 points of a weekend'],
  ],
  'proposal.accepted': [
    [{ kind: 'did', title: 'Washed the car', xp: 30 }, 'Pat accepted Washed the car for 30 XP'],
    [{ kind: 'wish', title: 'Kite', cost: 80 }, 'Pat made Kite a reward for 80 XP'],
    [{ kind: 'mission', title: 'Drums', xp: 40 }, 'Pat made Drums a mission for 40 XP'],
  ],
  'proposal.declined': [
    [{ title: 'Kite', message: 'Next time' }, 'Pat turned down Kite: Next time'],
    [{ title: 'Kite', message: null }, 'Pat turned down Kite'],
  ],
  'proposal.made': [
    [{ kind: 'did', title: 'Washed the car' }, 'Pat says they did: Washed the car'],
    [{ kind: 'wish', title: 'Kite' }, 'Pat wishes for: Kite'],
    [{ kind: 'mission', title: 'Drums' }, 'Pat proposes a mission: Drums'],
  ],

  'shop.avatar_bought': [
    [{ item: 'fox', cost: 25 }, 'Pat bought Clever Fox for 25 points'],
    [{ item: 'rabbit', cost: 90 }, 'Pat bought Moon Rabbit for 90 points'],
  ],
  'shop.gear_bought': [
    [{ item: 'knights-helmet', cost: 25 }, "Pat bought Knight's Helmet for 25 points"],
    [{ item: 'of-old', cost: 25 }, 'Pat bought of-old for 25 points'],
  ],
  'streak.repaired': [
    [
      { name: 'Kim', day: '2026-03-09', reason: 'A fever' },
      'Pat repaired the streak of Kim on 9 March 2026: A fever',
    ],
  ],
  'subscription.changed': [
    [{ what: 'cancelled' }, 'Pat cancelled the subscription'],
    [{ what: 'resumed' }, 'Pat resumed the subscription'],
    [{ what: 'ended', plan: 'monthly', until }, 'The monthly subscription ended on 22 November 2026'],
    [{ what: 'paid', plan: 'yearly', until }, 'The yearly subscription is paid until 22 November 2026'],
    [
      { what: 'running out', plan: 'quarterly', until },
      'The quarterly subscription was cancelled and runs until 22 November 2026',
    ],
    [{ what: 'paid', plan: null, until }, 'The premium subscription is paid until 22 November 2026'],
  ],
  'subscription.granted': [[{ until: '2099-12-31' }, 'The operator gave full access until 31 December 2099']],
};

const PAT = { actorKind: 'parent', actorName: 'Pat' } as const;

const told = Object.entries(SAMPLES).flatMap(([act, samples]) =>
  samples.map(([args, sentence]) => ({ act, args: args as Record<string, unknown>, sentence })),
);

/** What stands in braces in a sentence: an argument, or one that is counted. */
type Named<S> = S extends `${string}{${infer In}}${infer Rest}`
  ? (In extends `${infer Name},${string}` ? Name : In extends `#${string}` ? never : In) | Named<Rest>
  : never;
type SentencesOf<T> = T extends string ? T : T[keyof T];
type KeysOf<T> = T extends unknown ? keyof T : never;
type Unfilled = {
  [Act in AuditAct]: Exclude<Named<SentencesOf<Texts[Act]>>, 'actor' | 'language' | KeysOf<AuditArgs[Act]>>;
}[AuditAct];

test('each name in a sentence is filled by what is kept of its act', () => {
  // The compiler decides this.
  expectTypeOf<Unfilled>().toBeNever();
});

describe('an act of the list', () => {
  test.each(told)('$act: $sentence', ({ act, args, sentence }) => {
    expect(sayAudit({ ...PAT, act, args, summary: null }, 'en')).toBe(sentence);
  });

  test('from before acts were kept as codes says what it always said', () => {
    const old = { ...PAT, act: 'goal.saved', args: null, summary: 'Robin saved 20 XP' };
    expect(sayAudit(old, 'en')).toBe('Robin saved 20 XP');
  });

  test("is said in the reader's language, with what is kept as a code", () => {
    const catalogue = readFileSync(join(import.meta.dirname, '../text/locales/de.po'), 'utf8');
    readTranslationsWith((locale) => (locale === 'de' ? catalogue : null));
    const row = {
      ...PAT,
      act: 'day_mark.created',
      args: { name: 'Kim', kind: 'sick', ...days },
      summary: null,
    };
    expect(sayAudit(row, 'de')).toMatch(/^Pat .*Kim.*krank.*10\. März 2026.*12\. März 2026/);
    readTranslationsWith(() => null);
  });

  test('of a newer version is called by its code', () => {
    expect(sayAudit({ ...PAT, act: 'moon.visited', args: {}, summary: null }, 'en')).toBe('moon.visited');
  });

  test('is by a person with their own name, or by what the product calls itself', () => {
    expect(sayActor({ actorKind: 'parent', actorName: 'Operator' }, 'en')).toBe('Operator');
    expect(sayActor({ actorKind: 'system', actorName: 'Auto-approval' }, 'en')).toBe('Auto-approval');
    expect(sayActor({ actorKind: 'system', actorName: 'Of old' }, 'en')).toBe('Of old');
  });
});
