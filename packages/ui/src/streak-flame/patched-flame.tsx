import Patch from '~icons/fluent-emoji-flat/adhesive-bandage';
import Flame from '~icons/fluent-emoji-flat/fire';

type Props = {
  /** Width and height in CSS pixels. */
  size: number;
  className?: string | undefined;
};

/** A flame that a parent has mended. Decoration. */
export function PatchedFlame({ size, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      data-picture="patched-flame"
      aria-hidden
      focusable={false}
    >
      <Flame width="32" height="32" />
      <Patch x="9" y="14" width="17" height="17" />
    </svg>
  );
}
