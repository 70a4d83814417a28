import { type Act, hero } from './acts-play';

const ITEMS = ['furniture-bed', 'furniture-chair', 'explorer-cap', 'sea-crab', 'postcards-castle'];

/** What heroes do in their world. */
export const HERO_WORLD_ACTS = {
  'world.arrangeRoom': hero(({ call, self, of, b, n }) =>
    call.world.arrangeRoom({
      id: self,
      items: Array.from({ length: n % 3 }, (_, x) => ({ itemId: of(ITEMS), x, y: b % 8, layer: x })),
    }),
  ),
  'children.endWelcome': hero(({ call, self, of }) =>
    call.children.endWelcome({ id: self, avatarType: of(['ninja', 'skater', undefined]) }),
  ),
  'world.chooseStyle': hero(({ call, self, of }) =>
    call.world.chooseStyle({
      id: self,
      backdrop: of(['backdrop-meadow', 'backdrop-space', null]),
      frame: of(['frame-leaf', null]),
      pose: of(['pose-wave', null]),
    }),
  ),
  // What is seen first is noted, so it is a question that writes.
  'home.celebrations': hero(({ call, of }) =>
    call.home.celebrations({ since: of(['2026-01-01T00:00:00Z', '2026-03-09T00:00:00Z']) }),
  ),
  'world.openTrip': hero(({ call, self }) => call.world.openTrip({ id: self })),
  'world.sendCheer': hero(({ call, self, one, of }) =>
    call.world.sendCheer({ id: self, toChildId: one('heroes'), cheer: of(['wave', 'hug', 'star']) }),
  ),
} satisfies Record<string, Act>;
