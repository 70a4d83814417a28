import { appText } from '../text/en/app';

/** The product's shield and name. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#6845c9" />
        <path
          d="M16 5.5 24.5 8.6v7.2c0 5.300-3.500 8.800-8.500 10.700-5-1.900-8.500-5.400-8.500-10.700V8.600z"
          fill="#fff"
        />
        <path
          d="m16 10.300 1.800 3.700 4 .6-2.900 2.800.7 4-3.600-1.900-3.600 1.900.7-4-2.900-2.800 4-.6z"
          fill="#ffb52e"
        />
      </svg>
      {appText.name}
    </span>
  );
}
