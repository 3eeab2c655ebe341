import type { Feature } from '@org/app-kit'
import { upgradeSaga } from './upgrade-saga.ts'
import { upgradeReducer } from './upgrade-slice.ts'

/** The question that follows when any screen is refused what needs a subscription. */
export const billingFeature = {
  reducers: { upgrade: upgradeReducer },
  sagas: [upgradeSaga],
} satisfies Feature
