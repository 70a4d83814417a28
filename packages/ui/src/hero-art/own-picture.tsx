import { useId } from 'react';

/** A picture of the family's own in the place of the head. */
export default function OwnPicture({ url }: { url: string }) {
  const clip = useId();
  return (
    <g>
      <clipPath id={clip}>
        <circle cx="64" cy="38" r="28" />
      </clipPath>
      <circle cx="64" cy="38" r="31" fill="#fff" />
      <image
        href={url}
        x="36"
        y="10"
        width="56"
        height="56"
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clip})`}
      />
    </g>
  );
}
