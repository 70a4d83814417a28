import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditAct, AuditArgs } from '@herohood/domain/family/audit';
import { describe, expect, test } from 'vitest';
import { readTranslationsWith } from '../text/say';
import { sayActor, sayAudit } from './say-audit';

type Samples = { [Act in AuditAct]: [args: AuditArgs[Act], sentence: string][] };

const days = { from: '2026-03-10', until: '2026-03-12' };
const figures = { added: 3, changed: 1, removed: 2 };
const until = '2026-11-22T00:00:00.000Z';

/** Every act in each of its variants. The compiler asks for those of a new one. */
const SAMPLES: Samples = {
  'account.device_signed_out': [
    [{ from: 'device', device: 'Android, Chrome' }, 'Pat signed out on Android, Chrome'],
    [{ from: 'device', device: null }, 'Pat signed out on a device'],
    [{ from: 'others' }, 'Pat signed out on all other devices'],
  ],
  'account.email_change_asked': [[{}, 'Pat asked for another email address']],
  'account.email_change_cancelled': [[{}, 'Pat keeps the present email address']],
  'account.email_changed': [[{}, 'Pat confirmed a new email address']],
  'account.password_changed': [[{}, 'Pat changed the password']],
  'account.password_link_made': [[{ name: 'Ada' }, 'The operator made a link to a new password for Ada']],
  'account.password_reset': [[{}, 'Pat set a new password with a link from a mail']],
  'account.password_set': [[{ name: 'Ada' }, 'The operator set a new password for Ada']],
  'account.profile_updated': [[{}, 'Pat changed the profile']],
  'account.reminders_changed': [[{}, 'Pat changed the reminder settings']],
  'call.seen': [[{}, 'Pat has seen a call']],
  'care_pattern.cleared': [[{ name: 'Kim' }, 'Pat cleared the two homes of Kim']],
  'care_pattern.set': [[{ name: 'Kim' }, 'Pat set the two homes of Kim']],
  'cheer.sent': [[{}, 'Pat sent a cheer']],
  'child.created': [[{ name: 'Kim' }, 'Pat created Kim']],
  'child.deleted': [[{}, 'Pat deleted a hero']],
  'child.device_signed_out': [
    [{ name: 'Kim', device: 'iPad, Safari' }, 'Pat signed Kim out on iPad, Safari'],
    [{ name: 'Kim', device: null }, 'Pat signed Kim out on a device'],
  ],
  'child.login_generated': [[{ name: 'Kim' }, 'Pat made a new login for Kim']],
  'child.login_link_created': [[{ name: 'Kim' }, 'Pat made a sign-in code for Kim']],
  'child.signed_in_by_link': [[{}, 'Pat signed in with a code']],
  'child.updated': [
    [{ what: 'hero', name: 'Kim' }, 'Pat changed Kim'],
    [{ what: 'looks' }, 'Pat changed their looks'],
  ],
  'child.welcomed': [[{}, 'Pat came to Herohood']],
  'claim.approved': [[{ reward: 'Kite' }, 'Pat approved Kite']],
  'claim.given': [[{ reward: 'Kite' }, 'Pat gave Kite']],
  'claim.made': [[{ reward: 'Kite', cost: 30 }, 'Pat claimed Kite for 30 XP']],
  'claim.rejected': [
    [{ reward: 'Kite', message: 'On Sunday' }, 'Pat turned down Kite: On Sunday'],
    [{ reward: 'Kite', message: null }, 'Pat turned down Kite'],
  ],
  'claim.undone': [
    [{ what: 'gift', reward: 'Kite' }, 'Pat has not given Kite'],
    [{ what: 'decision', reward: 'Kite' }, 'Pat took a decision back about Kite'],
  ],
  'claim.used': [[{ reward: 'Kite' }, 'Pat got Kite']],
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
  'emergency.activated': [[{ name: 'Kim' }, 'Pat activated emergency mode for Kim']],
  'emergency.deactivated': [[{ name: 'Kim' }, 'Pat ended emergency mode for Kim']],
  'family.clock_changed': [[{}, "Pat changed the family's time settings"]],
  'family.code_renewed': [[{}, 'Pat made a new family code']],
  'family.created': [[{}, 'Pat created the family']],
  'family.goals_changed': [
    [{ who: 'free' }, 'Pat lets heroes take XP out of goals'],
    [{ who: 'parent' }, 'Pat lets parents take XP out of goals'],
  ],
  'family.handed_over': [[{ name: 'Ada' }, 'Pat made Ada the owner']],
  'family.invitation_withdrawn': [[{}, 'Pat withdrew an invitation']],
  'family.language_changed': [[{ locale: 'de' }, "Pat chose the family's language: German"]],
  'family.invited': [
    [{ role: 'parent' }, 'Pat made an invitation for a parent'],
    [{ role: 'helper' }, 'Pat made an invitation for a helper'],
  ],
  'family.join_requested': [[{}, 'Pat asked to join the family']],
  'family.joined': [[{}, 'Pat joined with an invitation']],
  'family.member_accepted': [
    [{ name: 'Ada', role: 'parent' }, 'Pat accepted Ada'],
    [{ name: 'Ada', role: 'helper' }, 'Pat accepted Ada as a helper'],
  ],
  'family.member_declined': [[{ name: 'Ada' }, 'Pat declined Ada']],
  'family.member_left': [[{}, 'Pat left the family']],
  'family.member_removed': [[{ name: 'Ada' }, 'Pat removed Ada from the family']],
  'family.parts_changed': [[{}, 'Pat changed when morning, afternoon and evening are']],
  'family.photos_changed': [
    [{ days: 0 }, 'Pat lets pictures stay for 0 days'],
    [{ days: 1 }, 'Pat lets pictures stay for 1 day'],
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
  'goal.changed': [[{ goal: 'Kite' }, 'Pat changed the goal Kite']],
  'goal.created': [
    [{ by: 'hero', goal: 'Kite' }, 'Pat saves for Kite'],
    [{ by: 'parent', name: 'Kim', goal: 'Kite' }, 'Pat lets Kim save for Kite'],
  ],
  'goal.deleted': [[{ goal: 'Kite' }, 'Pat deleted the goal Kite']],
  'goal.done': [[{ goal: 'Kite' }, 'The goal Kite is done']],
  'goal.saved': [[{ amount: 20, goal: 'Kite' }, 'Pat saved 20 XP for Kite']],
  'goal.taken': [[{ amount: 20, goal: 'Kite' }, 'Pat took 20 XP out of Kite']],
  'habit.asked': [[{ mission: 'Read', days: 7 }, 'Parents are asked about Read for 7 days']],
  'habit.assigned': [[{ name: 'Kim', habit: 'Read' }, 'Pat gave Kim the mission Read']],
  'habit.auto_assigned': [[{}, 'Pat gave all habits to all heroes']],
  'habit.created': [[{ habit: 'Read' }, 'Pat created the habit Read']],
  'habit.deleted': [[{ habit: 'Read' }, 'Pat deleted the habit Read']],
  'habit.removed': [[{ mission: 'Read' }, 'Pat took the mission Read away']],
  'habit.updated': [
    [{ what: 'habit', habit: 'Read' }, 'Pat changed the habit Read'],
    [{ what: 'mission', mission: 'Read' }, 'Pat changed the mission Read'],
  ],
  'habit_template.created': [[{ template: 'Read' }, 'Pat made the template Read']],
  'habit_template.deleted': [[{ template: 'Read' }, 'Pat deleted the template Read']],
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
  'mission.auto_approved': [[{}, 'A mission was approved by the timer']],
  'mission.completed': [[{ mission: 'Read' }, 'Pat did Read']],
  'mission.done_by_parent': [[{ mission: 'Read' }, 'Pat marked Read done']],
  'mission.rejected': [[{}, 'Pat sent a mission back']],
  'mission.trusted': [
    [{ mission: 'Read' }, 'Pat did Read, which is trusted'],
    [{ mission: null }, 'Pat did a mission, which is trusted'],
  ],
  'mission.undone': [[{}, 'Pat took an approval back']],
  'mission.withdrawn': [[{}, 'Pat took a mission back']],
  'parent.called': [[{}, 'Pat asked for a parent']],
  'points.approved': [[{ amount: 5 }, 'Pat approved 5 points']],
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
  'points.weekend': [[{ amount: 30 }, 'A whole weekend brought 30 points']],
  'proposal.accepted': [
    [{ kind: 'did', title: 'Washed the car', xp: 30 }, 'Pat accepted Washed the car for 30 XP'],
    [{ kind: 'wish', title: 'Kite', cost: 80 }, 'Pat made Kite a reward for 80 XP'],
  ],
  'proposal.declined': [
    [{ title: 'Kite', message: 'Next time' }, 'Pat turned down Kite: Next time'],
    [{ title: 'Kite', message: null }, 'Pat turned down Kite'],
  ],
  'proposal.made': [
    [{ kind: 'did', title: 'Washed the car' }, 'Pat says they did: Washed the car'],
    [{ kind: 'wish', title: 'Kite' }, 'Pat wishes for: Kite'],
  ],
  'proposal.undone': [[{ title: 'Kite' }, 'Pat took a decision back about Kite']],
  'reward.created': [[{ reward: 'Kite', name: 'Kim' }, 'Pat set the reward Kite for Kim']],
  'reward.deleted': [[{ reward: 'Kite' }, 'Pat deleted the reward Kite']],
  'reward.updated': [[{ reward: 'Kite' }, 'Pat changed the reward Kite']],
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
