import Star from '~icons/fluent-emoji-flat/glowing-star';
import cheers from './cheers.json?pictures';

type Props = {
  /** The cheer's id; one that is newer than this app is drawn as a star. */
  cheer: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** What a sibling leaves somebody. Decoration: its name is that of whatever holds it. */
export function CheerPicture({ cheer, size }: Props) {
  const Picture = Object.hasOwn(cheers, cheer) ? cheers[cheer]! : Star;
  return <Picture width={size} height={size} />;
}
