/** What only one backdrop has. */

export function Fish() {
  const fish = 'M-9 0q7-8 15-2l6-5v14L6 2q-8 6-15-2z';
  return (
    <g>
      <g transform="translate(36 40)">
        <path d={fish} fill="#ff9a3d" />
        <path d="M-3-4.500q3 4.500 0 9" fill="none" stroke="#fff" strokeWidth="2" />
        <circle cx="-5" cy="-1" r="1.200" fill="#2b2140" />
      </g>
      <g transform="translate(128 30) scale(-1 1)">
        <path d={fish} fill="#ff8fd0" />
        <circle cx="-5" cy="-1" r="1.200" fill="#2b2140" />
      </g>
      <g transform="translate(118 62) scale(-.8 .8)">
        <path d={fish} fill="#ffe27a" />
        <circle cx="-5" cy="-1" r="1.200" fill="#2b2140" />
      </g>
      <g fill="#d4f4ff" opacity=".7">
        <circle cx="22" cy="30" r="2.400" />
        <circle cx="18" cy="20" r="1.600" />
        <circle cx="142" cy="46" r="2.600" />
        <circle cx="146" cy="36" r="1.600" />
      </g>
    </g>
  );
}

export function Planets() {
  return (
    <g>
      <g transform="translate(128 32)">
        <circle r="15" fill="#ffb02e" />
        <path d="M-14.500-4q14-5 29 0M-14 6q14-4 28 0" stroke="#f08a24" strokeWidth="3" fill="none" />
        <ellipse rx="25" ry="6" fill="none" stroke="#ffe27a" strokeWidth="3" transform="rotate(-16)" />
      </g>
      <circle cx="28" cy="40" r="9" fill="#5cb8ff" />
      <path d="M20 37q8-4 14 2-6 6-14 3z" fill="#63dd97" />
      <circle cx="62" cy="14" r="4" fill="#ff8fd0" />
      <path d="M-200 96q60-10 180-6t180-4 200 6v230h-560z" fill="#b9b3d9" />
      <g fill="#a19aca">
        <ellipse cx="24" cy="102" rx="11" ry="3.600" />
        <ellipse cx="132" cy="108" rx="13" ry="4" />
        <ellipse cx="112" cy="97" rx="6" ry="2" />
      </g>
    </g>
  );
}

export function CastleHall() {
  return (
    <g>
      <path d="M-200-200h560v520h-560z" fill="#b7b0d6" />
      <path d="M-200 88h560v230h-560z" fill="#8a80b5" />
      <path d="M-200 88h560v5h-560z" fill="#766ba3" />
      <path d="M58 88h44l30 250H28z" fill="#e0405a" />
      <path d="M62 88h4L42 338h-8zM94 88h4l28 250h-8z" fill="#ffc12e" />
      {[-28, 24, 136, 188].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-9-200H9V88H-9z" fill="#cdc7e6" />
          <path d="M3-200h6V88H3z" fill="#a59dc6" />
          <path d="M-12 80h24v9h-24z" fill="#dcd7ef" />
        </g>
      ))}
      {[50, 110].map((x) => (
        <g key={x} transform={`translate(${x} 56)`}>
          <path d="M-11 16v-26a11 11 0 0 1 22 0v26z" fill="#8fdcff" />
          <path d="M-11 16V4q11-9 22 0v12z" fill="#8fdc8a" />
          <path d="M-1.200-20h2.400v36h-2.400zM-11-4h22v2.400h-22z" fill="#dcd7ef" />
        </g>
      ))}
      <path d="M70-200h20V50l-10 8-10-8z" fill="#7d5ae0" />
      <path
        d="m80 20 3 6.200 6.800.9-5 4.700 1.300 6.800-6.100-3.300-6.100 3.300 1.300-6.800-5-4.700 6.800-.9z"
        fill="#ffe27a"
      />
    </g>
  );
}
