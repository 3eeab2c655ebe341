import type { Product } from '@org/app-kit'
import { clearMediaCache } from '@org/ui/media'
import { administratorsSaga, administratorsReducer, organisationSaga } from '#features/company'
import { upgradeSaga, upgradeReducer } from '#features/billing'
import { campaignsFlow } from '#features/banners'
import { deploySaga, deployReducer } from '#features/deploy'
import { campaigns } from '#shared/lists/campaigns.ts'
import { teams } from '#shared/lists/teams.ts'
import { templates } from '#shared/lists/templates.ts'
import { users } from '#shared/lists/users.ts'
import { loadListsSaga } from './load-lists-saga.ts'
import { notificationsSaga, notificationsReducer } from '#features/notifications'
import { draftStore, onboardingSaga, onboardingReducer } from '#features/onboarding'
import { profileSaga } from '#features/profile'
import { scopeReducer } from '#shared/scope/scope-slice.ts'
import { teamsFlow } from '#features/teams'
import { templatesFlow, templateDrafts, templateDraftsSaga } from '#features/signatures'
import {
  importSaga,
  userImportReducer,
  importStore,
  userGroupsSaga,
  usersFlow,
} from '#features/employees'
import { userEditsReducer } from '#shared/employees/employee-edits-slice.ts'

/** The state of the signature product and what changes it, without its screens. */
export const flows: Omit<Product, 'name' | 'Router'> = {
  reducers: {
    teams: teams.reducer,
    users: users.reducer,
    userEdits: userEditsReducer,
    userImport: userImportReducer,
    templates: templates.reducer,
    campaigns: campaigns.reducer,
    scope: scopeReducer,
    deploy: deployReducer,
    onboarding: onboardingReducer,
    notifications: notificationsReducer,
    upgrade: upgradeReducer,
    administrators: administratorsReducer,
  },
  sagas: [
    loadListsSaga,
    usersFlow.saga,
    userGroupsSaga,
    importSaga,
    teamsFlow.saga,
    templatesFlow.saga,
    templateDraftsSaga,
    campaignsFlow.saga,
    organisationSaga,
    deploySaga,
    onboardingSaga,
    notificationsSaga,
    profileSaga,
    upgradeSaga,
    administratorsSaga,
  ],
  // A session that ran out may leave unsaved work behind; only a sign-out clears it away.
  clearLocalData: async (reason) => {
    clearMediaCache()
    if (reason === 'expired') return
    templateDrafts()?.clear()
    await Promise.all([draftStore.clear(), importStore.clear()])
  },
}
