import { type Feature, logFailuresSaga, type SharedState, type StateOf } from '@org/app-kit'
import { centresFeature } from '#features/centres'
import { accountFeature } from '#shared/account/account-feature.ts'
import { foreignPhotosSaga } from '#shared/photos/foreign-photos-saga.ts'
import { loadCentresSaga } from './load-centres-saga.ts'

/** Features that are in the store from the start. Screens register all other features. */
export const startFeature = {
  reducers: { ...accountFeature.reducers, ...centresFeature.reducers },
  sagas: [
    ...accountFeature.sagas,
    ...centresFeature.sagas,
    loadCentresSaga,
    logFailuresSaga,
    foreignPhotosSaga,
  ],
} satisfies Feature

/** The state of these features. Features that screens register later are not included. */
export type RootState = SharedState & StateOf<typeof startFeature>
