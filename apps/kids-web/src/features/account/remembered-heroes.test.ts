import { expect, test } from 'vitest';
import { recallHeroes, rememberHero } from './remembered-heroes';

test('a hero who types their name in another way is no second one', () => {
  const irem = { familyCode: 'HER7K2', name: 'İrem', avatarType: 'robot' };
  for (const username of ['İrem', 'irem']) rememberHero({ ...irem, username });
  expect(recallHeroes()).toEqual([{ ...irem, username: 'irem' }]);
});
