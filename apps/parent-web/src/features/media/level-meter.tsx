import { useEffect, useRef } from 'react';
import classes from './voice.module.css';

const BARS = Array.from({ length: 28 }, (_, index) => index);
const STEP_MS = 70;
/** Speech rarely fills a tenth of the scale; the bars show it at full height. */
const BOOST = 7;
const FLOOR = 0.08;

/** The loudness of this instant, 0 to 1. */
function loudnessOf(analyser: AnalyserNode, samples: Uint8Array<ArrayBuffer>): number {
  analyser.getByteTimeDomainData(samples);
  const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) * BOOST);
}

/** The last two seconds of loudness: shows that the microphone hears something. */
export function LevelMeter({ analyser }: { analyser: AnalyserNode | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!analyser) return;
    const samples = new Uint8Array(analyser.fftSize);
    const levels = BARS.map(() => FLOOR);
    let drawnAt = 0;
    // Drawn past React: fifteen times a second nothing else on the screen changes.
    const draw = (now: number) => {
      frame = requestAnimationFrame(draw);
      if (now - drawnAt < STEP_MS) return;
      drawnAt = now;
      levels.shift();
      levels.push(Math.max(FLOOR, loudnessOf(analyser, samples)));
      for (const [index, bar] of [...(box.current?.children ?? [])].entries()) {
        (bar as HTMLElement).style.scale = `1 ${levels[index]}`;
      }
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [analyser]);
  return (
    <div ref={box} className={classes.meter} aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} />
      ))}
    </div>
  );
}
