import type { SoundKind } from '@org/api/coaching'

interface Note {
  /** In Hz. */
  pitch: number
  /** Seconds after the start of the sound. */
  after: number
  /** In seconds. */
  length: number
}

const notes: Readonly<Record<SoundKind, readonly Note[]>> = {
  tick: [{ pitch: 660, after: 0, length: 0.09 }],
  go: [{ pitch: 1320, after: 0, length: 0.45 }],
  end: [
    { pitch: 880, after: 0, length: 0.16 },
    { pitch: 660, after: 0.18, length: 0.3 },
  ],
  finish: [
    { pitch: 784, after: 0, length: 0.16 },
    { pitch: 988, after: 0.16, length: 0.16 },
    { pitch: 1175, after: 0.32, length: 0.16 },
    { pitch: 1568, after: 0.48, length: 0.5 },
  ],
}

/** Length of a note's fade-in and fade-out, in seconds; without them it would click. */
const edge = 0.008

/**
 * Schedules a sound at a time on the audio clock, in seconds. Returns its nodes; stopping them
 * cancels the sound.
 */
export const playTone = (
  kind: SoundKind,
  at: number,
  output: AudioNode,
): AudioScheduledSourceNode[] =>
  notes[kind].map(({ pitch, after, length }) => {
    const [start, end] = [at + after, at + after + length]
    const oscillator = new OscillatorNode(output.context, { frequency: pitch, type: 'triangle' })
    const volume = new GainNode(output.context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(1, start + edge)
    volume.gain.setValueAtTime(1, end - edge)
    volume.gain.linearRampToValueAtTime(0, end)
    oscillator.connect(volume).connect(output)
    oscillator.start(start)
    oscillator.stop(end)
    return oscillator
  })
