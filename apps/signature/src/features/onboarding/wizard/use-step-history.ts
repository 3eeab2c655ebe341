import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** What an entry of the browser's history says of the wizard. */
interface StepEntry {
  wizardStep: number
}

const stepOf = (state: unknown): number | undefined =>
  (state as Partial<StepEntry> | null)?.wizardStep

/**
 * Makes each chosen step an entry of the browser's history, so that Back and Forward go through the
 * wizard before they leave it.
 *
 * @param onTravel called with the step of an entry that the browser has gone to.
 */
export function useStepHistory(step: number, onTravel: (step: number) => void): void {
  const navigate = useNavigate()
  const location = useLocation()
  const kind = useNavigationType()
  /** The step of the present entry, and its key; undefined before the step is written there. */
  const entry = useRef<{ step: number; key: string }>(undefined)

  useEffect(() => {
    const { current } = entry
    const { key, state } = location
    const travelled = kind === 'POP' && current?.key !== key ? stepOf(state) : undefined
    if (current && travelled !== undefined) {
      entry.current = { step: travelled, key }
      onTravel(travelled)
      return
    }
    entry.current = { step, key }
    if (current?.step === step) return
    const written: StepEntry = { wizardStep: step }
    void navigate(location, { replace: !current, state: written })
  }, [location, kind, step, navigate, onTravel])
}
