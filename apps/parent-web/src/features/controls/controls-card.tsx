import type { Child } from '@herohood/domain/children/schema';
import type { Controls } from '@herohood/domain/controls/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Badge } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { Icon } from '../../layout/icon';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { controlsText as text } from '../../text/en/controls';
import { minutesLabel } from './control-draft';
import classes from './controls.module.css';

const FLAGS = ['enableHabits', 'enableGearShop', 'enableMiniGames', 'enableRewards'] as const;

interface Props {
  heroes: readonly Child[];
  /** Opens the dialog at that hero. */
  onOpen: (heroId: string) => void;
}

/** The dashboard's way into the controls, with what holds for each hero now. */
export function ControlsCard({ heroes, onOpen }: Props) {
  const first = heroes[0];
  return (
    <Section
      id="controls"
      title={text.title}
      hint={text.hint}
      actions={
        first ? (
          <ActButton variant="light" icon="shield" onClick={() => onOpen(first.id)}>
            {text.open}
          </ActButton>
        ) : null
      }
    >
      <ul className={classes.rows}>
        {heroes.map((hero) => (
          <li key={hero.id}>
            <HeroRow hero={hero} onOpen={() => onOpen(hero.id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HeroRow({ hero, onOpen }: { hero: Child; onOpen: () => void }) {
  const controls = trpc.controls.get.useQuery({ id: hero.id });
  return (
    <Loaded query={controls} what={text.load} skeleton={<ListSkeleton rows={1} height={68} />}>
      {(settings) => (
        <button type="button" className={classes.row} onClick={onOpen} aria-label={text.openFor(hero.name)}>
          <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={48} crop="portrait" />
          <span className={rows.what}>
            <strong>
              <bdi>{hero.name}</bdi>
            </strong>
            <span>{summaryOf(settings)}</span>
          </span>
          {settings.emergencyMode ? (
            <Badge color="coral" variant="filled" leftSection={<Icon name="siren" size={14} />}>
              {text.card.emergency}
            </Badge>
          ) : null}
          <Icon name="chevron" size={18} />
        </button>
      )}
    </Loaded>
  );
}

function summaryOf(controls: Controls): string {
  const off = FLAGS.filter((flag) => !controls[flag]).map((flag) => text.features[flag].short);
  return [
    text.card.daily(minutesLabel(controls.dailyScreenTime)),
    controls.bedtimeMode
      ? text.card.bedtime(controls.bedtimeStart, controls.bedtimeEnd)
      : text.card.noBedtime,
    ...(off.length > 0 ? [text.card.off(off.join(', '))] : []),
  ].join(' · ');
}
