import { defineLabels } from '../../locale/index.ts'

export interface SkeletonLabels {
  /** Announced while contents are loading. */
  loading: string
}

export const skeletonLabels = defineLabels<SkeletonLabels>('skeleton', {
  fr: { loading: 'Chargement…' },
  en: { loading: 'Loading…' },
})
