import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** State of the wizard in an entry of the browser's history. */
interface StepEntry {
  wizardStep: number
}

const stepOf = (state: unknown): number | undefined =>
  (state as Partial<StepEntry> | null)?.wizardStep

/**
 * Adds each selected step to the browser's history, so that Back and Forward go through the wizard
 * before they leave it.
 *
 * @param onTravel called with the step of the history entry that the user has gone to.
 */
export function useStepHistory(step: number, onTravel: (step: number) => void): void {
  const navigate = useNavigate()
  const location = useLocation()
  const kind = useNavigationType()
  /** Step and key of the current history entry; undefined until the step is written to it. */
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
