import { type Note, soundingSeconds } from './score';
import { type NoiseSource, type Partial, type Timbre, type TimbreName, timbres } from './timbres';

export interface Performance {
  timbre: TimbreName;
  note: Note;
  /** The context's time at which the ringtone begins, in seconds. */
  startsAt: number;
  output: AudioNode;
}

/** An exponential ramp cannot reach zero; this is 80 dB down. */
const SILENCE = 0.0001;

/** Schedules one note. Out: what was started, so that it can be stopped. */
export function performNote({
  timbre: name,
  note,
  startsAt,
  output,
}: Performance): AudioScheduledSourceNode[] {
  const timbre: Timbre = timbres[name];
  const at = startsAt + note.at;
  const until = at + soundingSeconds(name, note);
  const { source } = timbre;
  if (source.kind === 'noise') {
    const sounding = { timbre, note, at, until };
    return [startNoise(source, sounding, shape(output, sounding, note.loudness))];
  }
  return source.partials.flatMap((partial) => {
    const sounding = { timbre, note, at, until: at + (until - at) * (partial.life ?? 1) };
    return startTone(source.wave, sounding, { partial, output });
  });
}

interface Sounding {
  timbre: Timbre;
  note: Note;
  at: number;
  until: number;
}

/** The note's loudness over time: a stroke that dies away, or a tone that swells, stands and fades. */
function shape(output: AudioNode, { timbre, at, until }: Sounding, peak: number): GainNode {
  const node = output.context.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + timbre.attackSeconds);
  if (!timbre.isStruck)
    node.gain.setValueAtTime(peak, Math.max(at + timbre.attackSeconds, until - timbre.fadeSeconds));
  node.gain.exponentialRampToValueAtTime(SILENCE, until);
  node.connect(output);
  return node;
}

function startTone(
  wave: OscillatorType,
  sounding: Sounding,
  { partial, output }: { partial: Partial; output: AudioNode },
): AudioScheduledSourceNode[] {
  const { context } = output;
  const { timbre, note, at, until } = sounding;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.value = note.frequency * partial.ratio;
  if (timbre.glide) {
    tone.detune.setValueAtTime(timbre.glide.cents, at);
    tone.detune.linearRampToValueAtTime(0, at + timbre.glide.seconds);
  }
  tone.connect(shape(output, sounding, note.loudness * partial.gain));
  const started: AudioScheduledSourceNode[] = [tone];
  if (timbre.vibrato) {
    const swing = context.createOscillator();
    const width = context.createGain();
    swing.frequency.value = timbre.vibrato.hertz;
    width.gain.value = timbre.vibrato.cents;
    swing.connect(width).connect(tone.detune);
    started.push(swing);
  }
  for (const source of started) {
    source.start(at);
    source.stop(until);
  }
  return started;
}

function startNoise(
  { filter: type, q, swell = 1 }: NoiseSource,
  { note, at, until }: Sounding,
  output: GainNode,
): AudioScheduledSourceNode {
  const { context } = output;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(note.frequency, at);
  filter.frequency.linearRampToValueAtTime(note.frequency * swell, (at + until) / 2);
  filter.frequency.linearRampToValueAtTime(note.frequency, until);
  source.connect(filter).connect(output);
  source.start(at);
  source.stop(until);
  return source;
}

const NOISE_SECONDS = 2;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, made once per context; the same each time, so that a ringtone always sounds alike. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[i] = (seed / 2_147_483_647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
