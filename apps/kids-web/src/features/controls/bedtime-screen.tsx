import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { SleepingHero } from '@herohood/ui/sleeping-hero/sleeping-hero';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { bedtimeText } from '../../text/en/controls';
import styles from './bedtime-screen.module.css';
import { CallParent } from './call-parent';

type Props = {
  hero: Child;
  /** Missions that can still be done today; null while that is not known, undefined when missions are closed. */
  openCount: number | null | undefined;
  /** Leads to the missions: they count until the day ends (rules: controls). */
  onMissions: () => void;
  /** A parent lets the hero call them. */
  mayCall: boolean;
};

const words = bedtimeText;

/** Covers the app in bedtime: everything sleeps but the missions. It comes and goes by itself. */
export default function BedtimeScreen({ hero, openCount, onMissions, mayCall }: Props) {
  const hasMissions = openCount !== undefined;
  const note = !hasMissions ? '' : openCount === null ? words.note : words.left(openCount);
  return (
    <main className={styles.screen}>
      <PageTitle title={words.pageTitle} />
      <HeroScene isNight />
      <SleepingHero avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} />
      <div className={styles.words} role="status">
        <h1 className={styles.title}>{words.title(hero.name)}</h1>
        <p className={styles.body}>{words.body}</p>
        {hasMissions && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.acts}>
        {hasMissions && (
          <ChunkyButton kind="big" accent="purple" onClick={onMissions}>
            {words.missions}
          </ChunkyButton>
        )}
        <ReadAloudButton name={words.readName} words={`${words.title(hero.name)} ${words.body} ${note}`} />
      </div>
      {mayCall && <CallParent heroId={hero.id} />}
    </main>
  );
}
