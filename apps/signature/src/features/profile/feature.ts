import type { Feature } from '@org/app-kit'
import { profileSaga } from './profile-saga.ts'

export const profileFeature = { reducers: {}, sagas: [profileSaga] } satisfies Feature
