import { defineLabels } from '../../locale/index.ts'

export interface StepperLabels {
  /** Announced after the name of a completed step. */
  done: string
  skipped: string
  current: string
  upcoming: string
}

export const stepperLabels = defineLabels<StepperLabels>('stepper', {
  fr: { done: 'terminée', skipped: 'à compléter', current: 'en cours', upcoming: 'à venir' },
  en: { done: 'done', skipped: 'to be completed', current: 'current', upcoming: 'upcoming' },
})
