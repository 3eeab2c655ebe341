import type { Feature, SharedState, StateOf } from '@org/app-kit'
import { bannersFeature } from '#features/banners'
import { billingFeature } from '#features/billing'
import type { companyFeature } from '#features/company'
import type { deployFeature } from '#features/deploy'
import { employeesFeature } from '#features/employees'
import { notificationsFeature } from '#features/notifications'
import { onboardingFeature } from '#features/onboarding'
import { signaturesFeature } from '#features/signatures'
import { teamsFeature } from '#features/teams'
import { scopeKey, scopeReducer } from '#shared/scope/scope-slice.ts'
import { loadListsSaga } from './load-lists-saga.ts'

/** The team selected in the switcher, and the lists that are loaded after a login. */
const appFeature = {
  reducers: { [scopeKey]: scopeReducer },
  sagas: [loadListsSaga],
} satisfies Feature

/**
 * Features that are in the store from the start. They load the lists after a login, resume
 * unfinished work, or supply data for the sidebar. Screens register all other features.
 */
const features = [
  appFeature,
  employeesFeature,
  teamsFeature,
  signaturesFeature,
  bannersFeature,
  onboardingFeature,
  notificationsFeature,
  billingFeature,
] satisfies readonly Feature[]

export const startFeature: Feature = {
  reducers: Object.assign({}, ...features.map(({ reducers }) => reducers)) as Feature['reducers'],
  sagas: features.flatMap(({ sagas }): Feature['sagas'] => sagas),
}

/** The state of the whole store once every screen has registered its features. */
export type RootState = SharedState &
  StateOf<typeof appFeature> &
  StateOf<typeof employeesFeature> &
  StateOf<typeof teamsFeature> &
  StateOf<typeof signaturesFeature> &
  StateOf<typeof bannersFeature> &
  StateOf<typeof onboardingFeature> &
  StateOf<typeof notificationsFeature> &
  StateOf<typeof billingFeature> &
  StateOf<typeof companyFeature> &
  StateOf<typeof deployFeature>
