import { channel } from 'redux-saga'
import type { Reducer } from 'redux'
import type { Feature, FeatureSaga } from '../product.ts'

/** The features of one store: those it began with, and those that screens have added since. */
export function createFeatureRegistry(first: Feature) {
  const known = new Set<Feature>()
  const reducers: Record<string, Reducer> = { ...first.reducers }
  const sagas: FeatureSaga[] = [...first.sagas]
  const added = channel<FeatureSaga>()
  return {
    reducers: reducers as Readonly<typeof reducers>,
    sagas: sagas as readonly FeatureSaga[],
    /** The sagas of features that are added while the others run. */
    added,
    /** Adds a feature; false where it is known already. */
    add(feature: Feature): boolean {
      if (known.has(feature)) return false
      known.add(feature)
      Object.assign(reducers, feature.reducers)
      sagas.push(...feature.sagas)
      return true
    },
  }
}

export type FeatureRegistry = ReturnType<typeof createFeatureRegistry>
