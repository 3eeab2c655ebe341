import type { Feature } from '@org/app-kit'
import { onboardingSaga } from './onboarding-saga.ts'
import { onboardingReducer } from './onboarding-slice.ts'

export const onboardingFeature = {
  reducers: { onboarding: onboardingReducer },
  sagas: [onboardingSaga],
} satisfies Feature
