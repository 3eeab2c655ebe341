import type { Product } from '@org/app-kit'
import { clearMediaCache } from '@org/ui/media'
import { administratorsSaga } from './administrators/administrators-saga.ts'
import { administratorsReducer } from './administrators/administrators-slice.ts'
import { upgradeSaga } from './billing/upgrade-saga.ts'
import { upgradeReducer } from './billing/upgrade-slice.ts'
import { campaignsFlow } from './campaigns/campaigns-saga.ts'
import { deploySaga } from './deploy/deploy-saga.ts'
import { deployReducer } from './deploy/deploy-slice.ts'
import { campaigns, teams, templates, users } from './lists/lists.ts'
import { loadListsSaga } from './lists/load-lists-saga.ts'
import { notificationsSaga } from './notifications/notifications-saga.ts'
import { notificationsReducer } from './notifications/notifications-slice.ts'
import { draftStore } from './onboarding/draft-store.ts'
import { onboardingSaga } from './onboarding/onboarding-saga.ts'
import { onboardingReducer } from './onboarding/onboarding-slice.ts'
import { organisationSaga } from './organisation/organisation-saga.ts'
import { profileSaga } from './profile/profile-saga.ts'
import { scopeReducer } from './scope/scope-slice.ts'
import { teamsFlow } from './teams/teams-saga.ts'
import { templatesFlow } from './templates/templates-saga.ts'
import { importSaga } from './users/import/import-saga.ts'
import { templateDrafts } from './templates/drafts/template-drafts.ts'
import { templateDraftsSaga } from './templates/drafts/template-drafts-saga.ts'
import { userImportReducer } from './users/import/import-slice.ts'
import { importStore } from './users/import/import-store.ts'
import { userEditsReducer } from './users/user-edits-slice.ts'
import { userGroupsSaga } from './users/user-groups-saga.ts'
import { usersFlow } from './users/users-saga.ts'

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
