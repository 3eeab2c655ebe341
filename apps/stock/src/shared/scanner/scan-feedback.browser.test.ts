import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScanFeedback, type ScanFeedback } from './scan-feedback.ts'
import { playSound, type ScanResult } from './scan-sounds.ts'

const sampleRate = 8000

/** Returns the samples of one second of audio that starts with the sound of a result. */
async function samplesOf(result: ScanResult): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, sampleRate, sampleRate)
  playSound(context, result)
  return (await context.startRendering()).getChannelData(0)
}

/** Counts how often a sound crosses zero, twice for each period of its tone. */
const crossingsOf = (samples: Float32Array) =>
  samples.filter((sample, index) => sample > 0 !== (samples[index - 1] ?? 0) > 0).length

const opened = vi.fn()
const vibrate = vi.spyOn(navigator, 'vibrate')
const start = vi.spyOn(OscillatorNode.prototype, 'start')
let feedback: ScanFeedback

/**
 * Stubs audio devices that resume after a delay in ms, like a browser that allows sound only later.
 */
function suspendFor(delay: number): void {
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor() {
        super()
        opened()
      }
      override get state() {
        return 'suspended' as const
      }
      override resume = () => new Promise<void>((resolve) => setTimeout(resolve, delay))
    },
  )
}

beforeEach(() => {
  vibrate.mockReturnValue(true)
  feedback = createScanFeedback()
})

afterEach(() => {
  feedback.close()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

afterAll(() => {
  vi.restoreAllMocks()
})

it('plays a high tone on success, a lower one for a kept scan, and a low one on error', async () => {
  const [success, kept, error] = await Promise.all([
    samplesOf('success'),
    samplesOf('kept'),
    samplesOf('error'),
  ])
  expect(crossingsOf(success) / 2 / 0.09).toBeCloseTo(1320, -2)
  expect(crossingsOf(error)).toBeLessThan(150)
  expect(crossingsOf(kept) / 2 / 0.12).toBeCloseTo(660, -2)
  expect(Math.max(...success)).toBeGreaterThan(0.3)
  expect(Math.max(...error)).toBeGreaterThan(0.1)
})

it.each(['success', 'kept', 'error'] as const)(
  'ends the sound of %s within half a second',
  async (result) => {
    const samples = await samplesOf(result)
    expect(samples.subarray(0.5 * sampleRate).every((sample) => sample === 0)).toBe(true)
  },
)

it('vibrates differently for each result', () => {
  feedback.give('success', { hasSound: false })
  feedback.give('kept', { hasSound: false })
  feedback.give('error', { hasSound: false })
  expect(vibrate.mock.calls).toEqual([[[60]], [[30, 60, 30]], [[120, 80, 120]]])
})

it('opens the audio device with the first sound, and only once', async () => {
  suspendFor(0)
  feedback.give('success', { hasSound: false })
  expect(opened).not.toHaveBeenCalled()

  feedback.give('success', { hasSound: true })
  feedback.give('error', { hasSound: true })
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3))
  expect(opened).toHaveBeenCalledOnce()
})

it('skips a sound that the browser allows too late', async () => {
  suspendFor(350)
  feedback.give('success', { hasSound: true })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(start).not.toHaveBeenCalled()
})

it('stays silent without audio support or without a device', async () => {
  vi.stubGlobal('AudioContext', undefined)
  feedback.give('success', { hasSound: true })
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('No device', 'NotSupportedError')
      }
    },
  )
  feedback.give('error', { hasSound: true })
  await Promise.resolve()
  expect(start).not.toHaveBeenCalled()
})
