import { backdrops } from './backdrops';

type Props = {
  /** Id of the level gift, such as `backdrop-meadow`; one that is newer than this app shows the meadow. */
  id: string;
};

/** A landscape that fills its positioned parent, whatever its proportions. Decoration. */
export default function BackdropArt({ id }: Props) {
  return (
    <svg
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMax meet"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', borderRadius: 'inherit' }}
      data-backdrop={id}
      aria-hidden
      focusable={false}
    >
      {Object.hasOwn(backdrops, id) ? backdrops[id] : backdrops['backdrop-meadow']}
    </svg>
  );
}
