'use client'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { stepperLabels, type StepperLabels } from './stepper.labels.ts'
import { List, Mark, Name, Place, State, Step, type StepState } from './stepper.styles.ts'

export interface StepperProps extends RootPropsWithRef<HTMLOListElement> {
  /** The goal of the steps, for screen readers. */
  label: string
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Index of the current step; the number of steps when all are done. */
  current: number
  /** Called with the index of a pressed step; without it no step can be pressed. */
  onSelect?: ((step: number) => void) | undefined
  /** Whether a step can be pressed. Default: only the steps before the current one. */
  canSelect?: ((step: number) => boolean) | undefined
  /** Which of the previous steps are done. Default: all of them. */
  isDone?: ((step: number) => boolean) | undefined
  /** Text announced after a step's name. */
  labels?: OwnLabels<StepperLabels> | undefined
}

function stateOf(index: number, current: number, isDone: (step: number) => boolean): StepState {
  if (index === current) return 'current'
  if (index > current) return 'upcoming'
  return isDone(index) ? 'done' : 'skipped'
}

/** The current position in a sequence of steps, with a way back to previous ones. */
export function Stepper({
  label,
  steps,
  current,
  onSelect,
  canSelect = (step) => step < current,
  isDone = () => true,
  labels,
  ...rest
}: StepperProps): ReactElement {
  const states = useLabels(stepperLabels, labels)
  return (
    <List {...rest} aria-label={label}>
      {steps.map((name, index) => {
        const state = stateOf(index, current, isDone)
        const isPressable = onSelect !== undefined && index !== current && canSelect(index)
        return (
          <Step
            key={name}
            $state={state}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <Place
              {...(isPressable
                ? { as: 'button', type: 'button', onClick: () => onSelect(index) }
                : {})}
            >
              <Mark $state={state} aria-hidden="true">
                {state === 'done' ? <Check size={14} strokeWidth={3} /> : index + 1}
              </Mark>
              <Name $isCurrent={state === 'current'}>
                {name}
                <State>, {states[state]}</State>
              </Name>
            </Place>
          </Step>
        )
      })}
    </List>
  )
}
