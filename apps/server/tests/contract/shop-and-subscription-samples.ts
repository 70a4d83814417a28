import { WELCOME_HAT } from '@herohood/domain/children/welcome';
import { AVATAR_CATALOGUE } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import type { Sample } from './sample';

/** The hero, with points for whatever they want. */
const richHero: Sample['id'] = async (_world, { parent, hero: { id } }) => {
  await parent.send(`POST /api/children/${id}/reward-transactions`, {
    type: 'bonus_earned',
    amount: 1000,
    source: 'parent_bonus',
    description: 'Outstanding achievement',
  });
  return id;
};

/** Another item each time: nobody can buy one twice. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  return () => items[turn++ % items.length] as Item;
}
const nextAvatar = inTurn(AVATAR_CATALOGUE);
/** A hero who was welcomed has the hat. */
const nextGear = inTurn(
  GEAR_CATALOGUE.filter(({ id, requiredLevel }) => requiredLevel === 1 && id !== WELCOME_HAT),
);
const ODD_COSTS = ['25', null, true].map((cost) => ({ body: { cost } }));

/** How tests call the rows of the shops and of the subscription. */
export const SHOP_AND_SUBSCRIPTION_SAMPLES: Record<string, Sample> = {
  'GET /api/avatar-shop': {},
  'GET /api/gear-shop': {},
  'POST /api/children/{id}/welcome': {
    id: async (_world, family) => family.hero.id,
    body: () => ({ avatarType: 'gamer' }),
    bad: [{ body: { avatarType: 'dragon' } }],
  },
  'POST /api/children/{id}/purchase-avatar': {
    id: richHero,
    body: () => {
      const { avatarType, cost } = nextAvatar();
      return { avatarType, cost };
    },
    bad: [...ODD_COSTS, { body: { avatarType: ' ' } }, { body: { avatarType: 'x'.repeat(61) } }],
  },
  'POST /api/children/{id}/purchase-gear': {
    id: richHero,
    body: () => {
      const { id, cost } = nextGear();
      return { gearId: id, cost };
    },
    bad: [...ODD_COSTS, { body: { gearId: ' ' } }, { body: { gearId: 'x'.repeat(61) } }],
  },
  'GET /api/subscription/status': {},
  'POST /api/subscription/check-feature-access': {
    body: () => ({ feature: 'mini_games' }),
    bad: [{ body: { feature: 'time_travel' } }, { body: { feature: '' } }],
  },
};
