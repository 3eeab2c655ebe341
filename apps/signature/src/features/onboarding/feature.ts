import type { Feature } from '@org/app-kit'
import { onboardingSaga } from './onboarding-saga.ts'
import { onboardingKey, onboardingReducer } from './onboarding-slice.ts'

export const onboardingFeature = {
  reducers: { [onboardingKey]: onboardingReducer },
  sagas: [onboardingSaga],
} satisfies Feature
