/** It is written and closed, and the postman comes with the network. */
export default function Letter() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable={false}>
      <rect x="2" y="6" width="28" height="21" rx="5" fill="#17908a" />
      <path d="m6 11 10 8 10-8" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
