import { addPhoto } from '@herohood/api/testing/photos';
import { snapshot } from '../testing/snapshot';
import type { Family, Hero, World } from './contract-world';

/** A mission and a proposal of each hero with a picture. */
export async function fillPhotos(
  { server, sql }: World,
  { id, mark }: Family & { mark: string },
  heroes: Hero[],
): Promise<void> {
  const bytes = await snapshot();
  for (const [at, hero] of heroes.entries()) {
    const [done] = await sql`select id from completions where child_id = ${hero.id} and status = 'pending'`;
    await addPhoto(server.ports, sql, { table: 'completions', id: done?.id, bytes });
    const proposal = { family_id: id, child_id: hero.id, kind: 'did', title: `${mark} built a den ${at}` };
    const [made] = await sql`insert into proposals ${sql(proposal)} returning id`;
    await addPhoto(server.ports, sql, { table: 'proposals', id: made?.id, bytes });
  }
}
