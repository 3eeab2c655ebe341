/** How a scan ended; `kept` if the server has not answered and this browser keeps the scan. */
export type ScanResult = 'success' | 'kept' | 'error'

interface Tone {
  /** In seconds after the start of the sound. */
  start: number
  /** In seconds. */
  duration: number
  /** In Hz. */
  frequency: number
  shape: OscillatorType
}

/**
 * One high beep, two short middle ones, or two low buzzes: they differ in pitch, number and timbre.
 */
const tones: Record<ScanResult, readonly Tone[]> = {
  success: [{ start: 0, duration: 0.09, frequency: 1320, shape: 'sine' }],
  kept: [
    { start: 0, duration: 0.06, frequency: 660, shape: 'triangle' },
    { start: 0.12, duration: 0.06, frequency: 660, shape: 'triangle' },
  ],
  error: [
    { start: 0, duration: 0.14, frequency: 220, shape: 'square' },
    { start: 0.2, duration: 0.22, frequency: 165, shape: 'square' },
  ],
}

const loudness: Record<ScanResult, number> = { success: 0.4, kept: 0.4, error: 0.15 }

/** How long a tone takes to rise and to fall, in seconds. Without that, it would crackle. */
const ramp = 0.01

/** Plays the sound of a result on an audio context. */
export function playSound(context: BaseAudioContext, result: ScanResult): void {
  for (const { start, duration, frequency, shape } of tones[result]) {
    const from = context.currentTime + start
    const to = from + duration
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(loudness[result], from + ramp)
    volume.gain.setValueAtTime(loudness[result], to - ramp)
    volume.gain.linearRampToValueAtTime(0, to)
    const tone = new OscillatorNode(context, { type: shape, frequency })
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(to)
  }
}
