import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import card from '../features/missions/mission-card.module.css';
import skeleton from '../features/missions/mission-skeleton.module.css';
import missions from '../features/missions/missions-tab.module.css';
import frame from '../layout/home-frame.module.css';
import picture from '../layout/home-picture.module.css';
import quest from '../layout/quest-card.module.css';
import section from '../layout/section-head.module.css';
import { TabBar } from '../layout/tab-bar';
import { appText } from '../text/en/app';
import { missionsText } from '../text/en/missions';

/**
 * The home while the app's scripts are on their way, for the build to lay into its page. `first-calls.ts` fills in the
 * missions and shows it; every `data-part` is a place for words. Its styles are the home's, which are in the page.
 */
export function HomePicture() {
  return (
    <div className={`${frame.frame} ${picture.home}`} data-picture="home">
      <header className={frame.stage}>
        <HeroScene />
        <div className={`${frame.top} ${picture.top}`} />
        <div className={frame.actor}>
          <p className={frame.speech} role="status">
            {appText.loading}
          </p>
          <div className={frame.hero} />
        </div>
        <div className={`${frame.wallet} ${picture.wallet}`} />
      </header>
      <main className={frame.sheet}>
        <div className={missions.head}>
          <h2 className={section.title}>{missionsText.title}</h2>
        </div>
        <ul className={`${section.list} ${missions.list}`}>
          <li className={card.item} data-part="mission">
            <article className={`${quest.card} ${card.card}`} data-status="available">
              <div className={card.head}>
                <div className={`${card.tile} ${skeleton.tile}`} />
                <div className={quest.words}>
                  <h3 className={quest.name} data-part="name">
                    {appText.loading}
                  </h3>
                  <p className={quest.description} data-part="description">
                    {appText.loading}
                  </p>
                  <p className={card.facts} data-part="facts">
                    <span className={card.xp} data-part="xp">
                      {missionsText.xp(0)}
                    </span>
                  </p>
                </div>
              </div>
              <div className={quest.foot} data-part="foot">
                <div className={`${quest.action} ${skeleton.line} ${picture.soon}`} />
              </div>
            </article>
          </li>
        </ul>
      </main>
      {/* Nothing in it can be pressed yet. */}
      <div inert>
        <TabBar tab="missions" onTab={() => {}} />
      </div>
    </div>
  );
}
