import { defineLabels } from '../../locale/index.ts'

export interface ProgressIndicatorLabels {
  /** Announced while something is loading. */
  loading: string
}

export const progressIndicatorLabels = defineLabels<ProgressIndicatorLabels>('progressIndicator', {
  fr: { loading: 'Chargement…' },
  en: { loading: 'Loading…' },
})
