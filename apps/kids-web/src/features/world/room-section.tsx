import type { Child } from '@herohood/domain/children/schema';
import { FromServer } from '../../layout/from-server';
import { trpc } from '../../lib/api';
import { roomText } from '../../text/en/world';
import { RoomEditor } from './room-editor';
import { RoomEmpty } from './room-empty';

/** The hero's own room, or what there is to show of it. */
export function RoomSection({ hero }: { hero: Child }) {
  const query = trpc.world.room.useQuery({ id: hero.id });
  return (
    <FromServer query={query} failed={roomText.failed}>
      {(room) =>
        room.owned.length > 0 ? (
          <RoomEditor key={hero.id} hero={hero} room={room} />
        ) : (
          <RoomEmpty hero={hero} />
        )
      }
    </FromServer>
  );
}
