import type { SessionStep } from '@org/api/coaching'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRunning, type Moment, type Running } from './running.ts'

/** Runs the steps for as long as the component is shown; the moment is null before the start. */
export function useRunning(steps: readonly SessionStep[]): {
  running: Running
  moment: Moment | null
} {
  const [running] = useState(() => createRunning(steps))
  useEffect(() => running.connect(), [running])
  return { running, moment: useSyncExternalStore(running.subscribe, running.getMoment) }
}
