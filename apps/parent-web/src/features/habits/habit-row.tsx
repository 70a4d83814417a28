import type { WeekStart } from '@herohood/domain/days/facts';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Group, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '../../layout/icon';
import { MenuButton } from '../../layout/menu-button';
import rows from '../../layout/picture-rows.module.css';
import { habitsText as text } from '../../text/en/habits';
import { ideasText } from '../../text/en/ideas';
import { toolsText } from '../../text/en/tools';
import { trustText } from '../../text/en/trust';
import classes from './habits.module.css';
import { planWords } from './schedule-words';
import { useHabitActs } from './use-habit-acts';

interface Props {
  habit: MasterHabit;
  heroCount: number;
  weekStart: WeekStart;
  onEdit: () => void;
}

/** One habit of the family: what it is worth, who has it, and its switch. */
export function HabitRow({ habit, heroCount, weekStart, onEdit }: Props) {
  const { id, name, description, isActive } = habit;
  const { setActive, isSwitching, saveTemplate, askDelete } = useHabitActs(habit);
  const picture = `${rows.picture} ${isActive ? '' : classes.inactive}`;
  return (
    <li className={rows.row}>
      <span className={picture} data-accent={accentOf(habit.color)}>
        <HabitIcon icon={habit.icon} size={30} />
      </span>
      <div className={rows.what}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {description ? (
          <Text span inherit lineClamp={2} title={description}>
            <bdi>{description}</bdi>
          </Text>
        ) : null}
        <span>
          {`${text.xp(habit.xpReward)} · ${heroCount > 0 ? text.heroCount(heroCount) : text.noHero}`}
          {isActive ? '' : ` · ${text.inactive}`}
        </span>
        {callsOf(habit, weekStart).map(([icon, words]) => (
          <span key={icon} className={classes.calls}>
            <Icon name={icon} size={15} />
            {words}
          </span>
        ))}
      </div>
      <Group gap={0} wrap="nowrap" ms="auto">
        <Switch
          aria-label={text.activeLabel(name)}
          checked={isActive}
          disabled={isSwitching}
          onChange={(event) => setActive(event.currentTarget.checked)}
        />
        <MenuButton
          label={text.more(name)}
          acts={[
            { label: text.dialogs.edit, icon: 'edit', onClick: onEdit },
            { label: ideasText.template.save, icon: 'archive', onClick: saveTemplate },
            {
              label: text.alerts,
              icon: 'bell',
              root: (props) => <Link to="/alert-settings/$id" params={{ id }} {...props} />,
            },
            { label: text.delete, icon: 'trash', onClick: askDelete, isDangerous: true },
          ]}
        />
      </Group>
    </li>
  );
}

type Call = [icon: IconName, words: string];

/** What is set for a habit, each with its picture: when it is due, its tool, who says yes, a photo, the reminder. */
function callsOf(habit: MasterHabit, weekStart: WeekStart): Call[] {
  const { tool, approval, photo } = habit;
  const isTrusted = approval === 'trust';
  const trust = isTrusted ? trustText.brief.trust(habit.spotCheck) : trustText.brief.ask;
  const isSpoken = habit.voiceReminderEnabled && habit.voiceRecording;
  const calls: (Call | false)[] = [
    ['calendar', planWords(habit, weekStart)],
    tool !== 'none' && [tool.kind === 'steps' ? 'check' : 'clock', toolsText.brief(tool)],
    approval !== 'family' && [isTrusted ? 'shield' : 'eye', trust],
    photo !== 'none' && ['camera', trustText.brief.photo[photo]],
    habit.reminderEnabled && [isSpoken ? 'mic' : 'bell', text.calls(habit.reminderTime)],
  ];
  return calls.filter((call) => call !== false);
}
