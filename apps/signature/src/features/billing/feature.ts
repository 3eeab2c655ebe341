import type { Feature } from '@org/app-kit'
import { upgradeSaga } from './upgrade-saga.ts'
import { upgradeKey, upgradeReducer } from './upgrade-slice.ts'

/** The upgrade prompt, which may follow an action on any screen. */
export const billingFeature = {
  reducers: { [upgradeKey]: upgradeReducer },
  sagas: [upgradeSaga],
} satisfies Feature
