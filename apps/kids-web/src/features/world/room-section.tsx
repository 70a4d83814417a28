import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { roomText } from '../../text/en/world';
import { RoomEditor } from './room-editor';
import { RoomEmpty } from './room-empty';
import { WorldFailed, WorldLoading } from './world-states';

/** The hero's own room, or what there is to show of it. */
export function RoomSection({ hero }: { hero: Child }) {
  const room = trpc.world.room.useQuery({ id: hero.id });
  if (room.data && room.data.owned.length > 0)
    return <RoomEditor key={hero.id} hero={hero} room={room.data} />;
  if (room.data) return <RoomEmpty hero={hero} />;
  if (room.isFetching) return <WorldLoading />;
  return <WorldFailed {...roomText.failed} onRetry={() => void room.refetch()} />;
}
