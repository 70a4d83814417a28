import { STEP_COUNT, type ToolStep } from '@herohood/domain/habits/tool';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { toolsText as text } from '../../text/en/tools';
import { PicturePicker } from './picture-picker';
import classes from './step-list.module.css';

interface Props {
  step: ToolStep;
  /** Its place, from 0. */
  at: number;
  count: number;
  color: string;
  fault: string | undefined;
  onChange: (step: ToolStep) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One step: its picture, its name, and what can be done with it. */
export function StepRow({ step, at, count, color, fault, onChange, onMove, onRemove }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const n = at + 1;
  const { picture } = step;
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <IconButton
          variant="default"
          size={42}
          label={text.choosePicture(n)}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {picture ? <HabitIcon icon={picture} size={28} /> : <Icon name="plus" size={18} />}
        </IconButton>
        <TextInput
          className={classes.name}
          data-part="name"
          aria-label={text.step(n)}
          placeholder={text.stepPlaceholder}
          maxLength={80}
          value={step.name}
          error={fault}
          onChange={({ currentTarget }) => onChange({ ...step, name: currentTarget.value })}
        />
        <span className={classes.acts}>
          <IconButton
            color="gray"
            size={36}
            label={text.up(n)}
            className={classes.up}
            data-part="up"
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <Icon name="chevron" size={18} />
          </IconButton>
          <IconButton
            color="gray"
            size={36}
            label={text.down(n)}
            className={classes.down}
            data-part="down"
            disabled={n === count}
            onClick={() => onMove(1)}
          >
            <Icon name="chevron" size={18} />
          </IconButton>
          <IconButton
            color="gray"
            size={36}
            label={text.remove(n)}
            disabled={count <= STEP_COUNT.min}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </IconButton>
        </span>
      </div>
      {isChoosing ? (
        <div className={classes.pictures}>
          <PicturePicker
            label={text.picture(n)}
            name={`step-picture-${n}`}
            icon={picture ?? null}
            color={color}
            onChange={(icon) => onChange({ ...step, picture: icon })}
          />
          <Group gap="xs" mt="xs">
            <Button size="xs" variant="default" onClick={() => setChoosing(false)}>
              {text.close}
            </Button>
            {picture ? (
              <Button size="xs" variant="subtle" onClick={() => onChange({ name: step.name })}>
                {text.noPicture}
              </Button>
            ) : null}
          </Group>
        </div>
      ) : null}
    </li>
  );
}
