import { defineLabels } from '../../locale/index.ts'

export interface StepperLabels {
  /** Read out behind the name of a step. */
  done: string
  current: string
  upcoming: string
}

export const stepperLabels = defineLabels<StepperLabels>('stepper', {
  fr: { done: 'terminée', current: 'en cours', upcoming: 'à venir' },
  en: { done: 'done', current: 'current', upcoming: 'upcoming' },
})
