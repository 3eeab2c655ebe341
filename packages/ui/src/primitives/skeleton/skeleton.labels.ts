import { defineLabels } from '../../locale/index.ts'

export interface SkeletonLabels {
  /** What is read out while contents are on their way. */
  loading: string
}

export const skeletonLabels = defineLabels<SkeletonLabels>('skeleton', {
  fr: { loading: 'Chargement…' },
  en: { loading: 'Loading…' },
})
