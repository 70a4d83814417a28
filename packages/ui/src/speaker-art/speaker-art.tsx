type Props = {
  /** Crossed out when off. */
  isOn: boolean;
  /** Width and height in CSS pixels. */
  size: number;
};

/** A friendly loudspeaker. Decoration: the button that carries it has the name. */
export function SpeakerArt({ isOn, size }: Props) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable={false}>
      <path
        d="M4 12a2.5 2.5 0 0 1 2.5-2.5H11L17.5 4A1.5 1.5 0 0 1 20 5.1v21.8a1.5 1.5 0 0 1-2.5 1.1L11 22.5H6.5A2.5 2.5 0 0 1 4 20z"
        fill="#7d5ae0"
      />
      <path d="M4 16h16v10.9a1.5 1.5 0 0 1-2.5 1.1L11 22.5H6.5A2.5 2.5 0 0 1 4 20z" fill="#6343c4" />
      {isOn ? (
        <path
          d="M23.5 11.5a6.5 6.5 0 0 1 0 9M26.5 7.5a12 12 0 0 1 0 17"
          fill="none"
          stroke="#ff8571"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
      ) : (
        <path d="m4 4 24 24" stroke="#fff" strokeWidth="6.5" strokeLinecap="round" />
      )}
      {!isOn && <path d="m4.5 4.5 23 23" stroke="#e05a45" strokeWidth="3.2" strokeLinecap="round" />}
    </svg>
  );
}
