import { type Act, hero, parent } from './acts-play';

const KINDS = [['missions'], ['points'], ['missions', 'points']] as const;

/** What needs a parent, whatever its kind: all of it at once, and a hero who asks for one. */
export const INBOX_ACTS = {
  'inbox.approveAll': parent(({ call, one, of, b }) =>
    call.inbox.approveAll({ kinds: [...of(KINDS)], ...(b % 2 === 0 && { childId: one('heroes') }) }),
  ),
  'inbox.callParent': {
    ...hero(({ call, self }) => call.inbox.callParent({ id: self }), 'calls'),
    isDuringEmergency: true,
  },
  'inbox.seeCall': parent(({ call, one }) => call.inbox.seeCall({ id: one('calls') })),
} satisfies Record<string, Act>;
