import { playSound, type ScanResult } from './scan-sounds.ts'

/** Vibrations and the pauses between them, in ms. */
const vibrations: Record<ScanResult, number[]> = {
  success: [60],
  kept: [30, 60, 30],
  error: [120, 80, 120],
}

/** A sound that starts later than this, in ms, would seem to belong to something else. */
const longestDelay = 300

export interface ScanFeedback {
  /**
   * Signals the result of a scan with a vibration and, unless sound is switched off, a sound. Never
   * fails.
   */
  give: (result: ScanResult, options: { hasSound: boolean }) => void
  /** Frees the audio device. */
  close: () => void
}

/**
 * Creates signals that tell people the result of a scan even if they do not look at the screen. The
 * first sound opens the audio device. A sound or vibration that the browser lacks or forbids is
 * left out.
 */
export function createScanFeedback(): ScanFeedback {
  let context: AudioContext | undefined

  async function play(result: ScanResult): Promise<void> {
    context ??= new AudioContext()
    const askedAt = performance.now()
    // A browser keeps the device suspended until a person has used the page, and after standby.
    if (context.state !== 'running') await context.resume()
    if (performance.now() - askedAt <= longestDelay) playSound(context, result)
  }

  return {
    give(result, { hasSound }) {
      if ('vibrate' in navigator) navigator.vibrate(vibrations[result])
      if (hasSound) play(result).catch(() => undefined)
    },
    close() {
      context?.close().catch(() => undefined)
      context = undefined
    },
  }
}
