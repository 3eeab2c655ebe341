import { beforeEach, expect, it, vi } from 'vitest'
import { createSounds, type Sounds } from './sounds.ts'

const rate = 8000

let context: OfflineAudioContext
let sounds: Sounds
const onChange = vi.fn()

beforeEach(() => {
  onChange.mockClear()
  context = new OfflineAudioContext(1, 4 * rate, rate)
  sounds = createSounds(context, onChange)
})

/** Renders four seconds of audio and returns the start time of each sound, in seconds. */
async function renderStarts(): Promise<number[]> {
  const samples = (await context.startRendering()).getChannelData(0)
  const starts: number[] = []
  let lastHeard = -Infinity
  for (const [place, sample] of samples.entries()) {
    if (Math.abs(sample) < 0.01) continue
    // Shorter gaps separate the notes of one sound.
    if (place - lastHeard > 0.1 * rate) starts.push(place / rate)
    lastHeard = place
  }
  return starts
}

const due = [
  { kind: 'tick', at: 10_500 },
  { kind: 'go', at: 11_000 },
  { kind: 'end', at: 12_500 },
] as const

it('begins each sound within a few ms of its time on the audio clock', async () => {
  sounds.schedule(due, 10_000)
  const starts = await renderStarts()
  expect(starts).toHaveLength(3)
  for (const [place, expected] of [0.5, 1, 2.5].entries()) {
    expect(Math.abs((starts[place] ?? 0) - expected)).toBeLessThan(0.005)
  }
})

it('reports starts and ends but no ticks, even when muted', async () => {
  sounds.setMuted(true)
  sounds.schedule(due, 10_000)
  expect(await renderStarts()).toEqual([])
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
})

it('cancels sounds that are no longer due', async () => {
  sounds.schedule(due, 10_000)
  sounds.schedule([], 10_100)
  expect(await renderStarts()).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})

it('reports a sound once, however often it is scheduled', async () => {
  sounds.schedule(due, 10_000)
  sounds.schedule(due, 10_000)
  await renderStarts()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
})

it('reschedules a sound when the clocks have drifted apart', async () => {
  sounds.schedule([{ kind: 'go', at: 11_000 }], 10_000)
  sounds.schedule([{ kind: 'go', at: 11_000 }], 10_100)
  const [first, ...others] = await renderStarts()
  expect(Math.abs((first ?? 0) - 0.9)).toBeLessThan(0.005)
  expect(others).toEqual([])
})

it('does not cancel an imminent sound when a step changes slightly early', async () => {
  sounds.schedule([{ kind: 'end', at: 10_030 }], 10_000)
  sounds.schedule([], 10_030)
  expect(await renderStarts()).toHaveLength(1)
})

it('is never completely silent, so that the browser keeps the audio clock going', async () => {
  sounds.setMuted(true)
  const samples = (await context.startRendering()).getChannelData(0)
  expect(samples.every((sample) => sample !== 0)).toBe(true)
  expect(Math.max(...samples)).toBeLessThan(0.0001)
})
