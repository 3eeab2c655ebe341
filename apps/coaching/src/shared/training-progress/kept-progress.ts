import type { SessionStep, TrainingProgress } from '@org/api/coaching'

/** How long a training that was stopped can be resumed, in ms. */
const keptFor = 12 * 60 * 60 * 1000

const prefix = 'paraphe.coaching.progress.'

/** Identifies the steps that a progress belongs to: it fits no other version of the session. */
function fingerprint(steps: readonly SessionStep[]): string {
  const text = JSON.stringify(
    steps.map(({ kind, exercice, seconds, reps }) => [kind, exercice.title, seconds, reps]),
  )
  let hash = 0
  for (let place = 0; place < text.length; place += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0
  }
  return `${steps.length} ${hash}`
}

const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0

function isProgress(value: unknown): value is TrainingProgress {
  if (typeof value !== 'object' || value === null) return false
  const { index, spent, trained, done } = value as Readonly<Record<string, unknown>>
  return [index, spent, trained].every(isCount) && Array.isArray(done) && done.every(isCount)
}

/** Keeps in this browser where a person has stopped. @param key identifies the session */
export function keepProgress(
  key: string,
  steps: readonly SessionStep[],
  progress: TrainingProgress,
): void {
  const kept = { at: Date.now(), steps: fingerprint(steps), progress }
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept))
  } catch {
    // Without storage the training can be resumed until the page is closed, by its own state.
  }
}

export function forgetProgress(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // There is no storage, so nothing was kept.
  }
}

/** Returns where a person stopped in the last 12 hours, in these steps; null if nowhere. */
export function keptProgress(key: string, steps: readonly SessionStep[]): TrainingProgress | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { at, steps: own, progress } = kept as Readonly<Record<string, unknown>>
    const age = Date.now() - Number(at)
    if (!(age >= 0 && age < keptFor) || own !== fingerprint(steps)) return null
    return isProgress(progress) && progress.index < steps.length ? progress : null
  } catch {
    return null
  }
}

/** Forgets all trainings of this browser, such as when somebody signs out. */
export function clearProgress(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key)
    }
  } catch {
    // There is no storage, so nothing was kept.
  }
}
