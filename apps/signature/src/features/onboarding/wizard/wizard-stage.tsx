import { type ReactNode, useEffect, useRef } from 'react'
import { wizardTexts } from './texts.ts'
import { Stage } from './wizard-page.styles.ts'

export interface WizardStageProps {
  step: number
  children: ReactNode
}

/**
 * The content of the current step. It takes focus when the step changes, unless one of its fields
 * already has focus, so that keyboard and screen-reader users start at the beginning of the step.
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
    <Stage ref={stage} tabIndex={-1} aria-label={wizardTexts.steps[step]}>
      {children}
    </Stage>
  )
}
