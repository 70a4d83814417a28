/** webm first; mp4 for browsers that cannot record webm (rules: media). */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;

/** Speech stays clear, and a minute stays far below the server's 2 MB. */
const BITS_PER_SECOND = 64_000;
/** How often the recorder hands over what it has: the first time tells that there is sound. */
const SLICE_MS = 200;
/** Samples a second. */
const MICROPHONE = {
  audio: { sampleRate: 44_100, channelCount: 1, echoCancellation: true, noiseSuppression: true },
};

/** A recording that was just taken. */
export interface TakenVoice {
  blob: Blob;
  seconds: number;
}

export interface VoiceSession {
  startedAt: number;
  maxSeconds: number;
  /** The loudness of each instant; missing where the browser has none to give. */
  analyser: AnalyserNode | undefined;
  /** Ends the recording and hands it over. */
  stop: () => void;
  /** Ends it and forgets what was said. */
  cancel: () => void;
}

interface Listener {
  onTaken: (voice: TakenVoice) => void;
  onFailed: () => void;
}

/** The media type in which this browser records; null when it cannot record at all. */
export function recordingType(): string | null {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** What is recorded, and how long at most. */
export interface Recording {
  mimeType: string;
  maxSeconds: number;
}

/**
 * Asks for the microphone and records until told to stop, or until it is long enough (rules: media, praise). The
 * session is there once sound comes: who speaks then is heard from the first word. The microphone is let go in every case.
 * @throws DOMException when it is refused, missing, or ends before any sound
 */
export async function startRecording(
  { mimeType, maxSeconds }: Recording,
  { onTaken, onFailed }: Listener,
): Promise<VoiceSession> {
  const stream = await navigator.mediaDevices.getUserMedia(MICROPHONE);
  const context = typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  const letGo = () => {
    window.clearTimeout(limit);
    for (const track of stream.getTracks()) track.stop();
    void context?.close();
  };
  let limit = 0;
  try {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const startedAt = Date.now();
    const parts: Blob[] = [];
    let isCancelled = false;
    let hasFailed = false;
    recorder.onerror = () => {
      hasFailed = true;
    };
    const sound = new Promise<void>((hear, reject) => {
      recorder.ondataavailable = ({ data }) => {
        parts.push(data);
        if (data.size > 0) hear();
      };
      // Also when the microphone was unplugged: what was said until then is kept.
      recorder.onstop = () => {
        letGo();
        const blob = new Blob(parts, { type: (recorder.mimeType || mimeType).split(';')[0] ?? mimeType });
        if (blob.size === 0) return reject(new DOMException('No sound came.', 'NotReadableError'));
        if (isCancelled) return;
        const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000));
        if (hasFailed) onFailed();
        else onTaken({ blob, seconds: Math.min(seconds, maxSeconds) });
      };
    });
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    recorder.start(SLICE_MS);
    limit = window.setTimeout(stop, maxSeconds * 1000);
    await sound;
    return {
      startedAt,
      maxSeconds,
      analyser: context && listen(context, stream),
      stop,
      cancel: () => {
        isCancelled = true;
        stop();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

function listen(context: AudioContext, stream: MediaStream): AnalyserNode {
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  return analyser;
}
