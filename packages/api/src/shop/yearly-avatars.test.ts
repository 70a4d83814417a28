import { AVATAR_CATALOGUE, YEARLY_AVATARS } from '@herohood/domain/shop/avatar-catalogue';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

beforeEach(async () => {
  await suite.family.parent.call().points.addTransaction({
    ...{ id: suite.family.hero.id, type: 'bonus_earned', amount: 300, source: 'parent_bonus' },
    description: 'Good behavior bonus',
  });
});

const ELF = { avatarType: 'elf', cost: 120 };

const pay = (plan: string, until = '2040-01-01') => suite.database.sql`
  update families set subscription_status = 'active', subscription_plan = ${plan}, subscription_end_date = ${until}`;
const buy = (item = ELF) =>
  suite.family.child.call().shop.purchaseAvatar({ id: suite.family.hero.id, ...item });
const listed = async () =>
  (await suite.family.child.call().shop.listAvatars()).map(({ avatarType }) => avatarType);
const everybodys = AVATAR_CATALOGUE.map(({ avatarType }) => avatarType).toSorted();
const exclusive = YEARLY_AVATARS.map(({ avatarType }) => avatarType);

test('without a yearly plan the exclusive avatars are neither listed nor sold', async () => {
  for (const plan of [null, 'monthly', 'quarterly']) {
    if (plan) await pay(plan);
    expect((await listed()).toSorted()).toEqual(everybodys);
    expect(await codeOf(buy())).toBe('PREMIUM_REQUIRED');
  }
  expect((await suite.family.child.call().account.childMe()).rewardPoints).toBe(300);
});

test('with a yearly plan they are on sale, and the hero keeps one when the plan has ended', async () => {
  await pay('yearly');
  expect((await listed()).toSorted()).toEqual([...everybodys, ...exclusive].toSorted());
  expect(await buy()).toMatchObject({ rewardPoints: 180 });
  await pay('yearly', '2020-01-01');
  expect(await listed()).not.toContain('elf');
  expect(await codeOf(buy({ avatarType: 'prince', cost: 140 }))).toBe('PREMIUM_REQUIRED');
  expect(await codeOf(buy())).toBe('ALREADY_OWNED');
  const hero = await suite.family.child
    .call()
    .children.update({ id: suite.family.hero.id, avatarType: 'elf' });
  expect(hero.avatarType).toBe('elf');
});

test('where nobody is billed they are open to all', async () => {
  suite.ports.billing = 'off';
  expect(await listed()).toEqual(expect.arrayContaining(exclusive));
});
