import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { launchPlainChromium, type Tab } from '../lib/plain-chromium.ts'
import { type Bloc, openStudio } from './studio.ts'
import { type Seen, watchRunner } from './watch-runner.ts'

const minute = 60_000
const hiddenFor = 25 * minute
const film = new URL('../../apps/server/demo/coaching/squat.mp4', import.meta.url)
const countdown = 3

/** The measurements of a session in a hidden tab; times are in ms. */
export interface HiddenRun {
  /** Delay of the sound at the end of each exercise; negative if it started early. */
  endSounds: number[]
  /** Delay of each step of the display; negative if it changed early. */
  steps: number[]
  /** Number of sounds that were heard (`heard`), and number of sounds that were due (`due`). */
  heard: number
  due: number
  longestGap: number
  /**
   * The display in the first frame after the tab is shown again, and the correct displays: those
   * due from 250 ms before that frame until 50 ms after it.
   */
  firstFrame: { shown: string; right: readonly string[] }
  /** How the tab was hidden, and for how long. */
  hiddenBy: string
  hiddenFor: number
  version: string
}

interface DueStep {
  kind: 'lead' | 'work'
  title: string
  /** Start and end of the step, in ms after the start of the session. */
  from: number
  to: number
}

/**
 * Lists the steps of a session with the times at which they are due, calculated independently of
 * the product.
 */
function dueSteps(blocs: readonly Bloc[], titles: ReadonlyMap<string, string>): DueStep[] {
  const steps: DueStep[] = []
  let rest = 0
  const add = (kind: DueStep['kind'], title: string, seconds: number) => {
    const from = steps.at(-1)?.to ?? 0
    steps.push({ kind, title, from, to: from + seconds * 1000 })
  }
  for (const { volume, exercices } of blocs)
    for (let round = 0; round < volume; round += 1)
      for (const { exerciceId, seconds, restSeconds } of exercices) {
        const title = titles.get(exerciceId) ?? ''
        if (rest > 0) add('lead', 'Repos', rest)
        else add('lead', 'Préparez-vous', countdown)
        add('work', title, seconds)
        rest = restSeconds
      }
  return steps
}

/**
 * Runs a session in a tab that is hidden for 25 minutes, by a second tab or by minimising its
 * window.
 */
export async function measureHiddenTab(): Promise<HiddenRun> {
  const studio = await openStudio()
  const chromium = await launchPlainChromium()
  try {
    const video = new Uint8Array(await readFile(film))
    const titles = new Map<string, string>()
    for (const title of ['Squats', 'Planche'])
      titles.set(await studio.addExercice(title, video), title)
    const [squats = '', plank = ''] = [...titles.keys()]
    const bloc = (
      title: string,
      volume: number,
      exerciceId: string,
      seconds: number,
      rest = 0,
    ) => ({
      title,
      volume,
      exercices: [{ exerciceId, seconds, restSeconds: rest }],
    })
    // An exercise ends while the tab is hidden, and the rest after it still runs when the tab is
    // shown again: no exercise begins in a hidden tab.
    const blocs = [bloc('Longueur', 1, plank, 1200, 600), bloc('Fin', 1, squats, 600)]
    const key = await studio.share('Séance longue', blocs)
    const address = `${studio.url}/app/training-sessions/${key}`
    const tab = await chromium.open(address, `(${watchRunner.toString()})()`)
    const launch = 'main button'
    while (!(await tab.evaluate<boolean>(`document.querySelector('${launch}') !== null`)))
      await wait(100)
    await tab.click(launch)
    await wait(4500)
    const hiddenBy = await hide(tab, () => chromium.open('about:blank'))
    await wait(hiddenFor)
    await tab.activate()
    await wait(2000)
    const seen = await tab.evaluate<Seen>('window.seen')
    return { ...compare(seen, dueSteps(blocs, titles)), hiddenBy, version: chromium.version }
  } finally {
    await chromium.close()
    await studio.stop()
  }
}

/** Hides a tab; throws if the page does not say that it is hidden. */
async function hide(tab: Tab, openSecond: () => Promise<Tab>): Promise<string> {
  const isHidden = async () => {
    await wait(1000)
    return tab.evaluate<boolean>(`document.visibilityState === 'hidden'`)
  }
  await openSecond()
  if (await isHidden()) return 'a second tab'
  // Chromium's headless shell gives each tab its own window, so a second tab hides nothing.
  await tab.minimise()
  if (await isHidden()) return 'its minimised window'
  throw new Error('The page is still visible.')
}

function compare(seen: Seen, due: readonly DueStep[]) {
  const { steps, sounds, timers, states, firstFrame } = seen
  // Steps are timed from the end of the countdown, seen before the tab was hidden. The first
  // announcement is not used, because it waits for the runner's page.
  const [, counted] = steps
  const [hidden, shown, ...others] = states
  if (!counted || !hidden || !shown || !firstFrame) throw new Error(`Seen: ${JSON.stringify(seen)}`)
  const start = counted.at - countdown * 1000
  if (`${hidden.state} ${shown.state}` !== 'hidden visible' || others.length > 0)
    throw new Error(`The page was not hidden all the time: ${JSON.stringify(states)}`)
  const isInside = (at: number) => at > hidden.at && at < shown.at
  const isDueInside = (at: number) => isInside(start + at)

  const nearest = (all: readonly number[], at: number) =>
    all.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? Infinity
  const lateness = (all: readonly number[], times: readonly number[]) =>
    times.filter(isDueInside).map((at) => nearest(all, start + at) - (start + at))
  const hiddenTimers = [hidden.at, ...timers.filter(isInside), shown.at]
  const gaps = hiddenTimers.slice(1).map((at, place) => at - (hiddenTimers[place] ?? at))

  const ends = due.filter(({ kind }) => kind === 'work').map(({ to }) => to)
  return {
    endSounds: lateness(sounds, ends),
    steps: lateness(
      steps.map(({ at }) => at),
      due.map(({ to }) => to),
    ),
    heard: sounds.filter(isInside).length,
    due: dueSounds(due).filter(isDueInside).length,
    hiddenFor: shown.at - hidden.at,
    longestGap: Math.max(...gaps),
    firstFrame: {
      shown: `${firstFrame.title} ${firstFrame.left}`,
      right: [
        ...new Set([-250, 0, 50].map((more) => displayAt(due, firstFrame.at - start + more))),
      ],
    },
  }
}

/**
 * Returns when sounds are due: one at the end of each step, and one in each of the last three
 * seconds before an exercise.
 */
function dueSounds(steps: readonly DueStep[]): number[] {
  const leads = steps.filter(({ kind }) => kind === 'lead')
  const ticks = leads.flatMap(({ to }) => [to - 3000, to - 2000, to - 1000])
  return [...new Set([...ticks, ...steps.map(({ to }) => to)])]
}

/**
 * Returns the title and the time left that a session must show at this time, in ms after its start.
 */
function displayAt(steps: readonly DueStep[], at: number): string {
  const current = steps.find(({ to }) => to > at)
  if (!current) throw new Error('The session was over on return.')
  const left = Math.ceil((current.to - at) / 1000)
  return `${current.title} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
