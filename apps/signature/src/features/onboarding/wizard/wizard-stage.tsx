import { type ReactNode, useEffect, useRef } from 'react'
import { onboardingTexts } from '../texts.ts'
import { Stage } from './wizard-page.styles.ts'

export interface WizardStageProps {
  step: number
  children: ReactNode
}

/**
 * The content of the present step. The focus comes here with each new step, unless it has a field
 * for it: 'Suivant' stands below, and whoever reads or tabs along starts at the step's beginning.
 */
export function WizardStage({ step, children }: WizardStageProps) {
  const stage = useRef<HTMLElement>(null)
  const former = useRef(step)
  useEffect(() => {
    if (former.current === step) return
    former.current = step
    if (!stage.current?.contains(document.activeElement)) stage.current?.focus()
  }, [step])
  return (
    <Stage ref={stage} tabIndex={-1} aria-label={onboardingTexts.steps[step]}>
      {children}
    </Stage>
  )
}
