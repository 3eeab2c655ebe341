import type { SessionStep, TrainingProgress } from '@org/api/coaching'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRunning, type Moment, type Running } from './running.ts'

/**
 * Creates a session of the steps, and keeps it up to date while the component is mounted. The
 * moment is null until the session is started.
 */
export function useRunning(
  steps: readonly SessionStep[],
  progress: TrainingProgress | null,
): {
  running: Running
  moment: Moment | null
} {
  const [running] = useState(() => createRunning(steps, progress))
  useEffect(() => running.connect(), [running])
  return { running, moment: useSyncExternalStore(running.subscribe, running.getMoment) }
}
