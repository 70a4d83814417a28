import type { Family, Hero, World } from './contract-world';
import { expectOk, record } from './matrix-sending';

/** Of each hero a proposal in each state: one that was paid, a wish that became a reward, a mission, a no, and one that is heard and waits. */
export async function fillProposals(
  _world: World,
  { parent, mark }: Family & { mark: string },
  heroes: Hero[],
): Promise<void> {
  for (const [at, { id, browser }] of heroes.entries()) {
    const propose = async (
      kind: 'did' | 'wish' | 'mission',
      what: string,
      fields: object = {},
    ): Promise<string> => {
      const proposal = { kind, title: `${mark} ${what} ${at}`, note: `${mark} says so`, xp: 200, ...fields };
      return (await expectOk(browser.send(`POST /api/children/${id}/proposals`, proposal))).body.id;
    };
    const paid = await propose('did', 'dug');
    await expectOk(parent.send(`POST /api/proposals/${paid}/accept`, { xp: 1000 }));
    const granted = await propose('wish', 'wants a dog');
    await expectOk(parent.send(`POST /api/proposals/${granted}/accept`, { cost: 50 }));
    const begun = await propose('mission', 'digs daily');
    await expectOk(parent.send(`POST /api/proposals/${begun}/accept`, { xp: 10 }));
    const declined = await propose('did', 'dozed');
    await expectOk(parent.send(`POST /api/proposals/${declined}/decline`, { message: `${mark} only slept` }));
    await propose('did', 'danced', { voice: await record(browser) });
  }
}
