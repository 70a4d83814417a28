import { describe, expect, test } from 'vitest';
import { parseSearch, readHomeSearch, readLoginSearch, stringifySearch } from './places';

const home = (search: string) => readHomeSearch(parseSearch(search));

describe('the home’s address', () => {
  test('names a section, a part of the shop, a page of the album, a game and a mission’s tool', () => {
    expect(home('?tab=customize&shop=gear')).toEqual({ tab: 'customize', shop: 'gear' });
    expect(home('?tab=games&game=math-hero')).toEqual({ tab: 'games', game: 'math-hero' });
    expect(home('?tool=habit-1')).toEqual({ tool: 'habit-1' });
    expect(home('?tab=world&world=album&album=praise')).toEqual({
      ...{ tab: 'world', world: 'album', album: 'praise' },
    });
  });

  test.each(['', '?tab=', '?tab=cellar&shop=cars&game=toString&tool=', '?TAB=games'])(
    '%j names nothing that there is',
    (search) => {
      expect(home(search)).toEqual({});
    },
  );
});

test.each(['ABC234', '234567', '23E456', '012345', 'true'])('the family code %s stays as it is', (code) => {
  const search = stringifySearch({ code });
  expect(search).toBe(`?code=${code}`);
  expect(readLoginSearch(parseSearch(search))).toEqual({ code });
});

test('what is not said leaves no trace in the address', () => {
  expect(stringifySearch({ tab: undefined, shop: undefined })).toBe('');
  expect(readLoginSearch(parseSearch('?code='))).toEqual({});
});
