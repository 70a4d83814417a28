/** What a hero reads, writes on and paints. */

export function OpenBook() {
  return (
    <g>
      <path d="M40 76q13-3 24 3 11-6 24-3v24q-13-3-24 3-11-6-24-3z" fill="#e0452f" />
      <path d="M43 74q12-3 21 3v22q-9-6-21-3zM85 74q-12-3-21 3v22q9-6 21-3z" fill="#fff" />
      <path d="M64 77q9-6 21-3v22q-12-3-21 3z" fill="#f0e8dc" />
      <g stroke="#c9b8a4" strokeWidth="1.800" strokeLinecap="round">
        <path d="M48 80q6-1 11 1.500M48 85q6-1 11 1.500M48 90q6-1 11 1.500" fill="none" />
      </g>
      <circle cx="74.500" cy="84" r="5" fill="#ffd34d" />
      <path d="M69 92q5-5 11-1" fill="none" stroke="#46c183" strokeWidth="2.400" strokeLinecap="round" />
    </g>
  );
}

export function Notebook() {
  return (
    <g transform="rotate(-6 60 90)">
      <rect x="43" y="78" width="36" height="26" rx="4" fill="#2f7fd0" />
      <rect x="46" y="76" width="33" height="25" rx="3" fill="#fff" />
      <path d="M51 83h12M51 88h18M51 93h9" stroke="#a9bcdc" strokeWidth="2" strokeLinecap="round" />
      <path d="M46 80h-3M46 86h-3M46 92h-3M46 98h-3" stroke="#dfe6f2" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

export function Pencil() {
  return (
    <g transform="rotate(32)">
      <path d="M-2.600-16h5.200V6h-5.200z" fill="#ffce45" />
      <path d="M0-16h2.600V6H0z" fill="#f2ac1c" />
      <path d="M-2.600 6h5.200L0 12z" fill="#fff3d6" />
      <path d="M-1 9.600h2L0 12z" fill="#2b2140" />
      <path d="M-2.600-19h5.200v4h-5.200z" fill="#ff8fb3" />
    </g>
  );
}

export function Easel() {
  return (
    <g>
      <path d="M100 52 90 122M116 52l10 70" stroke="#a8703f" strokeWidth="4" strokeLinecap="round" />
      <rect x="90" y="50" width="38" height="40" rx="3" fill="#fff" />
      <path d="M90 76q10-10 19-2t19-6v19q0 3-3 3H93q-3 0-3-3z" fill="#63dd97" />
      <circle cx="118" cy="61" r="5.500" fill="#ffd34d" />
      <rect x="88" y="90" width="42" height="5" rx="2.500" fill="#8a5a34" />
    </g>
  );
}
