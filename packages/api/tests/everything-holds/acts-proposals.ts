import { dataUrlOf, PHOTO } from '../testing/photos';
import { type Act, hero, parent } from './acts-play';

const PICTURE = dataUrlOf(PHOTO);
const GIF = `data:image/gif;base64,${btoa('GIF89a')}`;

/** What heroes did beyond their missions, wish for and propose as missions, and what their parents say to it. */
export const PROPOSAL_ACTS = {
  'proposals.create': hero(
    ({ call, self, of }) =>
      call.proposals.create({
        ...{ id: self, kind: of(['did', 'wish', 'mission']), title: 'Washed the car' },
        ...{ note: of(['With a sponge', null, undefined]), xp: of([20, null]) },
        plan: of([{ schedule: { kind: 'days', days: ['mon', 'sat'] }, partOfDay: 'evening' }, undefined]),
      }),
    'proposals',
  ),
  'proposals.create, seen and heard': {
    ...hero(
      ({ call, self, of, one, b }) =>
        call.proposals.create({
          ...{ id: self, kind: of(['did', 'did', 'wish']), title: 'Painted' },
          photo: of([PICTURE, null, GIF]),
          voice: b % 3 === 0 ? null : `/api/media/${one('media', b)}`,
        }),
      'proposals',
    ),
    mayLeave: ['media_objects'],
  },
  'proposals.accept': parent(({ call, one, of }) =>
    call.proposals.accept({
      ...{ id: one('proposals'), xp: of([4, 60, 900, undefined]), cost: of([5, 150]) },
      limits: of([{ stock: 1 }, undefined]),
    }),
  ),
  'proposals.decline': parent(({ call, one, of }) =>
    call.proposals.decline({ id: one('proposals'), message: of(['Not this', null]) }),
  ),
  'proposals.undo': parent(({ call, one }) => call.proposals.undo({ id: one('proposals') })),
} satisfies Record<string, Act>;
