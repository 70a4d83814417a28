import { addPhoto } from '@herohood/api/testing/photos';
import { WEBM } from '@herohood/api/testing/recordings';
import { PIXEL } from '../testing/pixel';
import { snapshot } from '../testing/snapshot';
import { complete } from './contract-world';
import type { Sample } from './sample';

const picture: Sample['id'] = async (_world, { parent }) => {
  const child = { name: 'Pia', avatarUrl: PIXEL };
  return (await parent.send('POST /api/children', child)).body.avatarUrl.split('/').at(-1);
};
/** Id and token, as they stand in the address that the server gave out. */
const upload: Sample['id'] = async (_world, { parent }) =>
  (await parent.send('POST /api/objects/upload')).body.uploadURL.split('/').at(-1);

const picturedMission: Sample['id'] = async (world, family) => {
  const id = await complete(family.hero, await world.addMission(family));
  await addPhoto(world.server.ports, world.sql, { table: 'completions', id, bytes: await snapshot() });
  return id;
};
const picturedProposal: Sample['id'] = async (world, { id: familyId, hero }) => {
  const proposal = { family_id: familyId, child_id: hero.id, kind: 'did', title: 'Built a den' };
  const [row] = await world.sql`insert into proposals ${world.sql(proposal)} returning id`;
  const id = row?.id;
  await addPhoto(world.server.ports, world.sql, { table: 'proposals', id, bytes: await snapshot() });
  return id;
};

/** How tests call the rows of uploads and media. */
export const MEDIA_SAMPLES: Record<string, Sample> = {
  'POST /api/objects/upload': {},
  'PUT /api/media/{id}': {
    id: upload,
    extras: { raw: Buffer.from(WEBM), headers: { 'content-type': 'audio/webm;codecs=opus' } },
  },
  'GET /api/media/{id}': { id: picture },
  'GET /api/habit-completions/{id}/photo': { id: picturedMission },
  'GET /api/proposals/{id}/photo': { id: picturedProposal },
};
