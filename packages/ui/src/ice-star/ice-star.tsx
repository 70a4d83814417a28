type Props = {
  /** Width and height in CSS pixels. */
  size: number;
  /** A place that waits for one. */
  isEmpty?: boolean;
  className?: string | undefined;
};

/** A star of ice: it keeps a flame over a day on which nothing was done. Decoration. */
export function IceStar({ size, isEmpty = false, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      data-picture={isEmpty ? 'no-ice-star' : 'ice-star'}
      aria-hidden
      focusable={false}
    >
      <path
        d="m16 2.500 4 8 8.800 1.200-6.400 6.200 1.600 8.700-8-4.200-8 4.200 1.600-8.700-6.400-6.200L12 10.500z"
        fill={isEmpty ? '#eef4fb' : '#5cc8f2'}
        stroke={isEmpty ? '#b4c6de' : '#1f86b8'}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={isEmpty ? '3 3' : undefined}
      />
      {!isEmpty && (
        <>
          <path d="m16 5.500 3 6.200L16 17l-3-5.300zM16 17l6-.500L18 21z" fill="#c9efff" />
          <path d="M16 17l-3 4.500L9 16z" fill="#92ddf8" />
        </>
      )}
    </svg>
  );
}
