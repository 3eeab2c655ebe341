'use client'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { labels } from '../../labels.ts'
import { List, Mark, Name, State, Step } from './stepper.styles.ts'

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string
  /** Names of the steps in their order. */
  steps: readonly string[]
  /** Index of the present step, from 0; the number of steps when all are done. */
  current: number
  /** Words read out behind a step's name. */
  stateLabels?: Readonly<Record<'done' | 'current' | 'upcoming', string>> | undefined
}

/** Where one stands in a sequence of steps. */
export function Stepper({
  label,
  steps,
  current,
  stateLabels = labels.stepState,
}: StepperProps): ReactElement {
  return (
    <List aria-label={label}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'upcoming'
        return (
          <Step
            key={name}
            $state={state}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <Mark $state={state} aria-hidden="true">
              {state === 'done' ? <Check size={14} strokeWidth={3} /> : index + 1}
            </Mark>
            <Name $isCurrent={state === 'current'}>
              {name}
              <State>, {stateLabels[state]}</State>
            </Name>
          </Step>
        )
      })}
    </List>
  )
}
