import { channel } from 'redux-saga'
import type { Reducer } from 'redux'
import type { Feature, FeatureSaga } from '../product.ts'

/**
 * Creates the registry of one store's features: the initial ones and those that screens add later.
 */
export function createFeatureRegistry(first: Feature) {
  const known = new Set<Feature>()
  const reducers: Record<string, Reducer> = { ...first.reducers }
  const sagas: FeatureSaga[] = [...first.sagas]
  const added = channel<FeatureSaga>()
  return {
    reducers: reducers as Readonly<typeof reducers>,
    sagas: sagas as readonly FeatureSaga[],
    /** Channel that receives the sagas of features that are added later. */
    added,
    /** Adds a feature; returns false when it is already registered. */
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
