import type { Feature, SharedState, StateOf } from '@org/app-kit'
import { accountFeature } from '#shared/account/account-feature.ts'

/** Features that are in the store from the start. Screens register all other features. */
export const startFeature = {
  reducers: { ...accountFeature.reducers },
  sagas: [...accountFeature.sagas],
} satisfies Feature

/** The state that the store has from the start, without the state that screens register later. */
export type RootState = SharedState & StateOf<typeof startFeature>
