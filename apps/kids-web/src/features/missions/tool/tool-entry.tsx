import { lazily } from '@herohood/browser/lazy-part';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { accentOf } from '@herohood/ui/theme/tokens';
import Toothbrush from '~icons/fluent-emoji-flat/toothbrush';
import { toolsText } from '../../../text/en/tools';
import type { MissionHabit } from '../missions-of';
import styles from './tool-entry.module.css';
import type { Tool } from './use-open-tool';

const place = () => <span className={styles.picture} />;
// A mission has one of them, and most first views none.
const PICTURES = {
  timer: lazily(() => import('~icons/fluent-emoji-flat/timer-clock'), place),
  brush: Toothbrush,
  steps: lazily(() => import('~icons/fluent-emoji-flat/footprints'), place),
};

const amountOf = (tool: Tool) => {
  if (tool.kind === 'steps') return toolsText.steps(tool.steps.length);
  return toolsText.minutes(tool.kind === 'brush' ? 2 : tool.minutes);
};

type Props = {
  habit: MissionHabit;
  /** Its mission is the one that is next. */
  isNext: boolean;
  onOpen: () => void;
};

/** On a mission's card: opens what helps with it. */
export default function ToolEntry({ habit, isNext, onOpen }: Props) {
  const { tool } = habit;
  if (tool === 'none') return null;
  const Picture = PICTURES[tool.kind];
  const act = toolsText.entry[tool.kind];
  return (
    <ChunkyButton
      kind="quiet"
      accent={accentOf(habit.color)}
      className={styles.entry}
      aria-label={toolsText.entryLabel(act, habit.name)}
      data-invite={isNext}
      onClick={onOpen}
    >
      <Picture width={38} height={38} className={styles.picture} data-picture={tool.kind} />
      <span className={styles.words}>
        {act}
        <small className={styles.amount}>{amountOf(tool)}</small>
      </span>
    </ChunkyButton>
  );
}
