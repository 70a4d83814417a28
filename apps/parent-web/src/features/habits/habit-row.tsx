import type { WeekStart } from '@herohood/domain/days/facts';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Menu, Switch } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { DANGEROUS_LINE, LinkItem } from '../../layout/opened-menu';
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
  const { setActive, isSwitching, saveTemplate, askDelete } = useHabitActs(habit);
  return (
    <li className={classes.row} data-inactive={!habit.isActive || undefined}>
      <span className={classes.picture} data-accent={accentOf(habit.color)}>
        <HabitIcon icon={habit.icon} size={30} />
      </span>
      <div className={classes.what}>
        <strong>
          <bdi>{habit.name}</bdi>
        </strong>
        {habit.description ? (
          <span className={classes.description} title={habit.description}>
            <bdi>{habit.description}</bdi>
          </span>
        ) : null}
        <span>
          {`${text.xp(habit.xpReward)} · ${heroCount > 0 ? text.heroCount(heroCount) : text.noHero}`}
          {habit.isActive ? '' : ` · ${text.inactive}`}
        </span>
        <span className={classes.calls}>
          <Icon name="calendar" size={15} />
          {planWords(habit, weekStart)}
        </span>
        {habit.tool === 'none' ? null : (
          <span className={classes.calls}>
            <Icon name={habit.tool.kind === 'steps' ? 'check' : 'clock'} size={15} />
            {toolsText.brief(habit.tool)}
          </span>
        )}
        {habit.approval === 'family' ? null : (
          <span className={classes.calls}>
            <Icon name={habit.approval === 'trust' ? 'shield' : 'eye'} size={15} />
            {habit.approval === 'trust' ? trustText.brief.trust(habit.spotCheck) : trustText.brief.ask}
          </span>
        )}
        {habit.photo === 'none' ? null : (
          <span className={classes.calls}>
            <Icon name="camera" size={15} />
            {trustText.brief.photo[habit.photo]}
          </span>
        )}
        {habit.reminderEnabled ? (
          <span className={classes.calls}>
            <Icon name={habit.voiceReminderEnabled && habit.voiceRecording ? 'mic' : 'bell'} size={15} />
            {text.calls(habit.reminderTime)}
          </span>
        ) : null}
      </div>
      <div className={classes.tools}>
        <Switch
          aria-label={text.activeLabel(habit.name)}
          checked={habit.isActive}
          disabled={isSwitching}
          onChange={(event) => setActive(event.currentTarget.checked)}
        />
        <Menu position="bottom-end" radius="md" shadow="md">
          <Menu.Target>
            <IconButton color="gray" size={40} label={text.more(habit.name)}>
              <Icon name="more" />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
              {text.dialogs.edit}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="archive" size={18} />} onClick={saveTemplate}>
              {ideasText.template.save}
            </Menu.Item>
            <LinkItem
              to="/alert-settings/$id"
              params={{ id: habit.id }}
              leftSection={<Icon name="bell" size={18} />}
            >
              {text.alerts}
            </LinkItem>
            <Menu.Item {...DANGEROUS_LINE} leftSection={<Icon name="trash" size={18} />} onClick={askDelete}>
              {text.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}
