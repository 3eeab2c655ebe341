import { Check } from 'lucide-react'
import { texts } from '../../texts.ts'
import { List, Mark, Name, StepButton } from './wizard-steps.styles.ts'

export interface WizardStepsProps {
  /** From 0. */
  current: number
  onSelect: (step: number) => void
}

/** Where one stands in the wizard; each step can be clicked. */
export function WizardSteps({ current, onSelect }: WizardStepsProps) {
  return (
    <nav aria-label={texts.onboarding.stepsLabel}>
      <List>
        {texts.onboarding.steps.map((name, step) => (
          <li key={name}>
            <StepButton
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onSelect(step)}
            >
              <Mark data-done={step < current || undefined}>
                {step < current ? <Check size={14} aria-hidden="true" /> : step + 1}
              </Mark>
              <Name>{name}</Name>
            </StepButton>
          </li>
        ))}
      </List>
    </nav>
  )
}
