import { defineLabels } from '../../locale/index.ts'

export interface ProgressIndicatorLabels {
  /** What is read out while something is awaited. */
  loading: string
}

export const progressIndicatorLabels = defineLabels<ProgressIndicatorLabels>('progressIndicator', {
  fr: { loading: 'Chargement…' },
  en: { loading: 'Loading…' },
})
