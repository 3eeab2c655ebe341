import type { DueSound } from '@org/api/coaching'
import { playTone } from './play-tone.ts'

export interface Sounds {
  /** Replaces the scheduled sounds. `now` is the time since the session began, in ms. */
  schedule: (due: readonly DueSound[], now: number) => void
  setMuted: (isMuted: boolean) => void
}

interface Scheduled {
  /** When the sound starts on the audio clock, in seconds. */
  time: number
  nodes: readonly AudioScheduledSourceNode[]
}

/**
 * A sound that starts within this many seconds is no longer cancelled, because the page's clock and
 * the audio clock may differ by that much.
 */
const imminent = 0.05
/** Seconds by which the clocks may drift apart before a sound is rescheduled. */
const tolerance = 0.02
const fullVolume = 0.5
/** Offset of a constant signal that is far too weak to hear. */
const inaudible = 1e-5

/**
 * Schedules a session's sounds on the clock of an audio context, which keeps time even while the
 * page is hidden or busy. Calls `onChange` right after each sound of a start or an end is due, even
 * when muted: audio events reach a hidden page at once, whereas the page's timers may wait for a
 * minute.
 */
export function createSounds(context: BaseAudioContext, onChange: () => void): Sounds {
  const volume = new GainNode(context, { gain: fullVolume })
  volume.connect(context.destination)
  const silence = new GainNode(context, { gain: 0 })
  silence.connect(context.destination)
  // After half a minute of silence, Chrome puts the output to sleep, and then the audio clock and
  // its events lag by seconds.
  const presence = new ConstantSourceNode(context, { offset: inaudible })
  presence.connect(context.destination)
  presence.start()
  const scheduled = new Map<string, Scheduled>()

  const callAt = (time: number): AudioScheduledSourceNode => {
    const signal = new ConstantSourceNode(context)
    signal.connect(silence)
    signal.onended = onChange
    signal.start()
    signal.stop(time)
    return signal
  }
  return {
    schedule: (due, now) => {
      const present = context.currentTime
      const wanted = new Map(
        due.map(({ kind, at }) => [`${kind} ${at}`, { kind, time: present + (at - now) / 1000 }]),
      )
      for (const [key, { time, nodes }] of scheduled) {
        const drift = Math.abs((wanted.get(key)?.time ?? Infinity) - time)
        if (time < present + imminent || drift < tolerance) {
          wanted.delete(key)
          continue
        }
        for (const node of nodes) {
          node.onended = null
          node.stop()
        }
        scheduled.delete(key)
      }
      for (const [key, { kind, time }] of wanted) {
        const tone = playTone(kind, time, volume)
        const nodes = kind === 'tick' ? tone : [...tone, callAt(time + imminent)]
        scheduled.set(key, { time, nodes })
      }
    },
    setMuted: (isMuted) => {
      volume.gain.value = isMuted ? 0 : fullVolume
    },
  }
}
