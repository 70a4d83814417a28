import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Badge } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { habitsText } from '../../text/en/habits';
import { ideasText as text } from '../../text/en/ideas';
import { toolsText } from '../../text/en/tools';
import classes from './ideas.module.css';
import type { Offer } from './use-ideas';

interface Props {
  offer: Offer;
  isChosen: boolean;
  /** The family has a habit of that name. */
  isThere: boolean;
  onChoose: (isChosen: boolean) => void;
  onAdjust: () => void;
  /** Set for a template. */
  onRemove?: (() => void) | undefined;
}

/** One idea: what it is, what it is worth, and the ways to take it. */
export function IdeaRow({ offer, isChosen, isThere, onChoose, onAdjust, onRemove }: Props) {
  const { name, description, icon, xpReward, tool } = offer.start;
  return (
    <li className={classes.idea} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isThere}
        aria-label={name}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={classes.picture}>
        <HabitIcon icon={icon} size={30} />
      </span>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span>{description}</span>
        <span className={classes.worth}>
          {habitsText.xp(xpReward)}
          {tool === 'none' ? null : (
            <Badge size="sm" variant="light" color="purple">
              {toolsText.brief(tool)}
            </Badge>
          )}
          {isThere ? (
            <Badge size="sm" variant="light" color="mint">
              {text.have}
            </Badge>
          ) : null}
        </span>
      </div>
      <IconButton color="gray" size={40} label={text.adjust(name)} onClick={onAdjust}>
        <Icon name="edit" />
      </IconButton>
      {onRemove ? (
        <IconButton color="gray" size={40} label={text.template.remove(name)} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      ) : null}
    </li>
  );
}
