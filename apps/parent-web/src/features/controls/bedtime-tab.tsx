import { Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { ClockField } from '../../layout/clock-field';
import { controlsText } from '../../text/en/controls';
import { nightBetween, nightInWords } from './bedtime-night';
import type { TabProps } from './control-draft';

const text = controlsText.bedtime;

/** Whether there is a bedtime, from when to when, and what that means when it crosses midnight. */
export function BedtimeTab({ values, onChange, timeZone }: TabProps & { timeZone: string }) {
  const { bedtimeMode: isOn, bedtimeStart: start, bedtimeEnd: end } = values;
  const words = nightInWords(start, end);
  return (
    <Stack gap="lg">
      <Switch
        label={text.mode}
        description={text.modeHint}
        checked={isOn}
        onChange={(event) => onChange({ bedtimeMode: event.currentTarget.checked })}
        size="md"
      />
      <Group justify="center" gap="1.25rem 1.75rem">
        <BedtimeDial start={start} end={end} isOn={isOn} />
        <Stack gap="sm" flex="1 1 14rem">
          <SimpleGrid minColWidth="min(7rem, 100%)" autoFlow="auto-fit" spacing="sm">
            <ClockField
              label={text.start}
              value={start}
              onChange={(bedtimeStart) => onChange({ bedtimeStart })}
              disabled={!isOn}
            />
            <ClockField
              label={text.end}
              value={end}
              onChange={(bedtimeEnd) => onChange({ bedtimeEnd })}
              disabled={!isOn}
            />
          </SimpleGrid>
          {words ? (
            <Text size="sm" fw={600} role="status">
              {words}
            </Text>
          ) : null}
          <Text size="xs" c="dimmed">
            {text.zone(timeZone)}
          </Text>
        </Stack>
      </Group>
    </Stack>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;
const DAY_MINUTES = 1440;
const HOURS = [0, 6, 12, 18];

/** A clock of 24 hours, midnight at the top, with the night drawn on it: what crosses midnight is seen at once. */
function BedtimeDial({ start, end, isOn }: { start: string; end: string; isOn: boolean }) {
  const night = nightBetween(start, end);
  const share = night ? night.lengthMinutes / DAY_MINUTES : 0;
  const turn = night ? (night.startMinutes / DAY_MINUTES) * 360 - 90 : -90;
  const ring = { cx: 80, cy: 80, r: RADIUS, fill: 'none', strokeWidth: 14 };
  return (
    <svg
      viewBox="0 0 160 160"
      width="160"
      height="160"
      role="img"
      aria-label={text.dial}
      opacity={isOn ? 1 : 0.75}
    >
      <circle {...ring} stroke="var(--sunshine-ground)" />
      {isOn && share > 0 ? (
        <circle
          {...ring}
          stroke="var(--mantine-color-purple-6)"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform={`rotate(${turn} 80 80)`}
          style={{ transition: 'stroke-dasharray 300ms ease' }}
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
            fill="var(--text-soft)"
            fontSize={11}
            fontWeight={700}
          >
            {hour}
          </text>
        );
      })}
      {isOn ? (
        <path d="M92 86a17 17 0 0 1-20-20 17 17 0 1 0 20 20z" fill="var(--mantine-color-purple-4)" />
      ) : (
        <g fill="var(--sunshine-base)" stroke="var(--sunshine-base)" strokeWidth={3} strokeLinecap="round">
          <circle cx="80" cy="80" r="10" />
          <path d="M80 60v6M80 94v6M60 80h6M94 80h6M66 66l4 4M90 90l4 4M94 66l-4 4M70 90l-4 4" />
        </g>
      )}
    </svg>
  );
}
