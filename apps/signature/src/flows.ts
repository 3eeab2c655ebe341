import type { Product } from '@org/app-kit'
import { deploySaga } from './deploy/deploy-saga.ts'
import { installSaga } from './install/install-saga.ts'
import { installReducer } from './install/install-slice.ts'
import { campaigns, teams, templates, users } from './lists/lists.ts'
import { loadListsSaga } from './lists/load-lists-saga.ts'
import { draftStore } from './onboarding/draft-store.ts'
import { onboardingSaga } from './onboarding/onboarding-saga.ts'
import { onboardingReducer } from './onboarding/onboarding-slice.ts'
import { organisationSaga } from './organisation/organisation-saga.ts'
import { scopeReducer } from './scope/scope-slice.ts'
import { teamsSaga } from './teams/teams-saga.ts'
import { templatesSaga } from './templates/templates-saga.ts'
import { usersSaga } from './users/users-saga.ts'

/** The state of the signature product and what changes it, without its screens. */
export const flows: Omit<Product, 'name' | 'Router'> = {
  reducers: {
    teams: teams.reducer,
    users: users.reducer,
    templates: templates.reducer,
    campaigns: campaigns.reducer,
    scope: scopeReducer,
    onboarding: onboardingReducer,
    install: installReducer,
  },
  sagas: [
    loadListsSaga,
    usersSaga,
    teamsSaga,
    templatesSaga,
    organisationSaga,
    deploySaga,
    onboardingSaga,
    installSaga,
  ],
  // A session that ran out may leave unsaved work behind; only a sign-out clears it away.
  clearLocalData: async (reason) => {
    if (reason !== 'expired') await draftStore.clear()
  },
}
