import RedQuestionMark from '~icons/fluent-emoji-flat/red-question-mark';
import SportsMedal from '~icons/fluent-emoji-flat/sports-medal';
import badges from './badges.json?pictures';

type Props = {
  /** The badge's id; one that is unknown here is drawn as a medal. */
  badge: string;
  isEarned: boolean;
  /** A secret that is not earned yet: a question mark. */
  isSecret?: boolean;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a badge, without its colours until it is earned. Decoration: its name stands beside it. */
export function BadgeIcon({ badge, isEarned, isSecret = false, size }: Props) {
  const known = Object.hasOwn(badges, badge) ? badges[badge]! : SportsMedal;
  const Drawing = isSecret ? RedQuestionMark : known;
  return (
    <Drawing
      width={size}
      height={size}
      style={isEarned ? undefined : { filter: 'grayscale(1) opacity(0.4)' }}
    />
  );
}
