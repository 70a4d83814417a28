/** Stands in the meadow while the hero is on a trip. Decoration: what it says stands beside it. */
export const Signpost = () => (
  <svg viewBox="0 0 128 128" width="96" height="96" data-picture="signpost" aria-hidden focusable={false}>
    <ellipse cx="64" cy="120" rx="34" ry="6" fill="#0a5032" opacity=".2" />
    <path d="M58 24q6-6 12 0v96H58z" fill="#a9713d" />
    <path d="M58 24q3-3 6-3v99h-6z" fill="#c98d55" />
    <path d="M18 34h74l18 15-18 15H18q-6 0-6-6V40q0-6 6-6z" fill="#ffce45" />
    <path d="M18 34h74l6 5H18q-4 0-6 3 1-8 6-8z" fill="#ffe08a" />
    <path
      d="M32 49h42m-12-10 12 10-12 10"
      fill="none"
      stroke="#7a4b00"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M40 74h56q6 0 6 6v10q0 6-6 6H40L26 85z" fill="#6fd6a4" />
    <path d="M48 85h38" stroke="#13684a" strokeWidth="5" strokeLinecap="round" />
    <path d="M40 120q2-10 8-12-1 7-1 12zM88 120q-2-12-9-14 1 8 1 14z" fill="#2e9e66" />
  </svg>
);
