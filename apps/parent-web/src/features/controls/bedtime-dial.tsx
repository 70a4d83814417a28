import { controlsText } from '../../text/en/controls';
import { nightBetween } from './bedtime-night';
import classes from './controls.module.css';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;
const DAY_MINUTES = 1440;
const HOURS = [0, 6, 12, 18];

interface Props {
  start: string;
  end: string;
  isOn: boolean;
}

/** A clock of 24 hours, midnight at the top, with the night drawn on it: what crosses midnight is seen at once. */
export function BedtimeDial({ start, end, isOn }: Props) {
  const night = nightBetween(start, end);
  const share = night ? night.lengthMinutes / DAY_MINUTES : 0;
  const turn = night ? (night.startMinutes / DAY_MINUTES) * 360 - 90 : -90;
  return (
    <svg viewBox="0 0 160 160" width="160" height="160" role="img" aria-label={controlsText.bedtime.dial}>
      <circle cx="80" cy="80" r={RADIUS} className={classes.dialDay} />
      {isOn && share > 0 ? (
        <circle
          cx="80"
          cy="80"
          r={RADIUS}
          className={classes.dialNight}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform={`rotate(${turn} 80 80)`}
        />
      ) : null}
      {HOURS.map((hour) => {
        const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
        return (
          <text
            key={hour}
            x={80 + Math.cos(angle) * 72}
            y={80 + Math.sin(angle) * 72 + 4}
            textAnchor="middle"
            className={classes.dialHour}
          >
            {hour}
          </text>
        );
      })}
      {isOn ? (
        <path d="M92 86a17 17 0 0 1-20-20 17 17 0 1 0 20 20z" className={classes.dialMoon} />
      ) : (
        <g className={classes.dialSun}>
          <circle cx="80" cy="80" r="10" />
          <path d="M80 60v6M80 94v6M60 80h6M94 80h6M66 66l4 4M90 90l4 4M94 66l-4 4M70 90l-4 4" />
        </g>
      )}
    </svg>
  );
}
