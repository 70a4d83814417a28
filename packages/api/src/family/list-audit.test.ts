import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';
import { AUDIT_PAGE } from './list-audit';

const suite = new FamilySuite();

const audit = (before?: string) =>
  suite.family.parent.call().family.audit(before === undefined ? {} : { before });
const rename = (name: string) =>
  suite.family.parent.call().children.update({ id: suite.family.hero.id, name });
const all = async () => {
  const pages = [];
  for (let page = await audit(); page.length > 0; page = await audit(page.at(-1)?.id)) pages.push(page);
  return pages;
};

describe('the audit list', () => {
  test('says who did what to whom, newest first', async () => {
    await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
    suite.ports.clock.now = new Date('2026-03-10T15:05:00.000Z');
    await rename('Ruby');
    const [renamed, done] = await audit();
    expect(renamed).toMatchObject({
      at: '2026-03-10T15:05:00.000Z',
      actor: { kind: 'parent', name: 'Pat' },
      act: 'child.updated',
      childId: suite.family.hero.id,
      summary: 'Pat changed Ruby',
    });
    expect(done).toMatchObject({ actor: { kind: 'child', name: 'Robin' }, summary: 'Robin did Read' });
  });

  test('of a deleted hero keeps that one was deleted, and no name', async () => {
    await suite.family.parent.call().children.remove({ id: suite.family.hero.id });
    const [entry] = await audit();
    expect(entry?.summary).toBe('Pat deleted a hero');
    expect(JSON.stringify(await audit())).not.toContain('Robin');
    expect(entry).not.toHaveProperty('childId');
  });

  test('comes in pages of 50 that miss and repeat nothing, though all happened at one instant', async () => {
    for (let i = 0; i < 2 * AUDIT_PAGE; i += 1) await rename(`Robin ${i}`);
    const pages = await all();
    expect(pages.slice(0, -1).map((page) => page.length)).toEqual([50, 50]);
    const ids = pages.flat().map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    const [stored] = await suite.database.sql`select count(*)::int as n from audit_entries a
      join families f on f.id = a.family_id where f.code = ${suite.family.user.familyCode}`;
    expect(ids).toHaveLength(stored?.n);
  });

  test('before an instant holds what happened earlier', async () => {
    const earlier = await audit();
    suite.ports.clock.now = new Date('2026-03-10T16:00:00.000Z');
    await rename('Ruby');
    expect(await audit('2026-03-10T17:00:00+01:00')).toEqual(earlier);
    expect(await audit('2026-03-10T15:00:00.000Z')).toEqual([]);
  });

  test('of one hero holds what concerns that hero, page by page, and a stranger is none of the family', async () => {
    const kim = await suite.family.parent.call().children.create({ name: 'Kim', avatarType: 'robot' });
    for (let i = 0; i < AUDIT_PAGE; i += 1) await rename(`Robin ${i}`);
    const ofHero = (childId: string, before?: string) =>
      suite.family.parent.call().family.audit({ childId, ...(before ? { before } : {}) });
    expect((await ofHero(kim.id)).map(({ summary }) => summary)).toEqual(['Pat created Kim']);
    const first = await ofHero(suite.family.hero.id);
    const second = await ofHero(suite.family.hero.id, first.at(-1)?.id);
    expect([first.length, second.length > 0]).toEqual([AUDIT_PAGE, true]);
    expect([...first, ...second].every(({ childId }) => childId === suite.family.hero.id)).toBe(true);
    const strangers = await createTestFamily(suite.ports);
    expect(await codeOf(ofHero(strangers.hero.id))).toBe('NOT_FOUND');
    expect(await codeOf(ofHero('nonsense'))).toBe('NOT_FOUND');
  });

  test("holds no word of another family, whichever entry one begins from, and is no hero's", async () => {
    const strangers = await createTestFamily(suite.ports);
    const theirs = (await strangers.parent.call().family.audit({})).map(({ id }) => id);
    const ours = (await all()).flat().map(({ id }) => id);
    expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
    expect((await audit(theirs[0])).map(({ id }) => id)).toEqual(ours);
    expect(await codeOf(suite.family.child.call().family.audit({}))).toBe('FORBIDDEN');
  });
});
