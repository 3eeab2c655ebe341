export { RouterAddress } from './address/router-address.tsx'
export {
  currentOf,
  isMissing,
  storedInstead,
  type Conflict,
  type Revised,
} from './conflicts/conflict.ts'
export { useLive } from './changes/use-live.ts'
export { sendChange } from './conflicts/send-change.ts'
export {
  formatDate,
  formatDateTime,
  formatMoment,
  formatMonth,
  formatShortDate,
  formatShortDateTime,
  formatShortMonth,
} from './dates/format-date.ts'
export { startOfMonth } from './dates/months.ts'
export {
  entityChanged,
  type EntityChange,
  everyChange,
  isReloadedBy,
  type ReloadRules,
} from './entities/entity-changed.ts'
export { createEntityFlow } from './entities/entity-flow.ts'
export type { UpdateRequest } from './entities/entity-options.ts'
export { selectDisplay } from './display/display-slice.ts'
export {
  accountRequested,
  documentChecked,
  documentCheckRequested,
  identityOfferRequested,
  linkOpened,
  linkRequested,
  selectIdentity,
  stepSelected,
} from './identity/identity-slice.ts'
export { localIdentityStorage } from './identity/identity-storage.ts'
export { useOpened } from './entity-pages/use-opened.ts'
export { useRequestedList } from './entity-pages/use-requested-list.ts'
export { createList, type EntityList, selectList } from './lists/create-list.ts'
export type { ListState } from './lists/list-state.ts'
export { type Action, useAction } from './loading/use-action.ts'
export { type Loaded, type LoadFailure, useLoaded } from './loading/use-loaded.ts'
export {
  NotificationBell,
  type BellEntry,
} from './notifications/notification-bell/notification-bell.tsx'
export { notifyIn, type Withdraw } from './notifications/notify.ts'
export { logFailuresSaga } from './operations/log-failures-saga.ts'
export { operationFailed } from './operations/operations-slice.ts'
export { type FieldRefusals, refusedFields } from './operations/refused-fields.ts'
export { saveOperation, type SaveTexts } from './operations/save-operation.ts'
export { takeLeadingBy } from './operations/take-leading-by.ts'
export { trackOperation } from './operations/track-operation.ts'
export { useIdempotencyKey } from './operations/use-idempotency-key.ts'
export { useOperation } from './operations/use-operation.ts'
export { useRunOperation } from './operations/use-run-operation.ts'
export type { Feature, Product, ProductEntry, StateOf } from './product.ts'
export { withFeature } from './provider/with-feature.tsx'
export { AppProvider } from './provider/app-provider.tsx'
export { useEnvironment } from './provider/environment-context.tsx'
export { useApi } from './provider/page-environment.tsx'
export { AnyShell } from './routing/any-shell.tsx'
export { focusHeading, focusNewScreen } from './routing/use-navigation-focus.ts'
export {
  LoggedOutOnly,
  RequireAccess,
  type ReturnedState,
  type ReturnState,
  useReturnState,
} from './routing/guards.tsx'
export { screenRoutes } from './routing/screen-routes.tsx'
export { createAccountSaga } from './session/account-saga.ts'
export {
  accountChanged,
  leavesAccount,
  logoutEverywhereRequested,
  logoutRequested,
  organisationLoaded,
  personLoaded,
  restoreFailed,
  restoreRequested,
  selectAuth,
  selectIsLoggedIn,
  selectOrganisation,
  selectSession,
  selectUser,
  sessionEnded,
  sessionLoaded,
  type SignedIn,
  signedIn,
  switchAccountRequested,
  userLoaded,
  type WithSession,
  workAbandoned,
  workReclaimed,
} from './session/session-slice.ts'
export type { Auth, SessionStorage } from './session/session-storage.ts'
export {
  codeReceived,
  codeRequested,
  emailChangeRequested,
  invitationReceived,
  loginRequested,
  selectSignIn,
} from './sign-in/sign-in-slice.ts'
export { localBrowserKey } from './sign-in/browser-key.ts'
export { tabSignInStorage } from './sign-in/sign-in-storage.ts'
export {
  type AppStoreOptions,
  createAppStore,
  type SharedState,
} from './app-store/create-app-store.ts'
export type { Environment } from './store/environment.ts'
export {
  errorMessage,
  isSessionEnd,
  isUnknown,
  refusedValue,
  unknownError,
} from './store/error-message.ts'
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts'
export {
  explained,
  failureHelp,
  failureText,
  throwLoadFailure,
  type Work,
} from './store/failure-help.ts'
export { perApplication } from './store/per-application.ts'
export { request } from './store/request.ts'
export { AccountMenu } from './layout/public-layout/account-menu.tsx'
export { PublicLayout } from './layout/public-layout/public-layout.tsx'
export type { SidebarItem } from './layout/sidebar-layout/sidebar-content.tsx'
export { OfflineNotice } from './connection/offline-notice.tsx'
export { SidebarLayout } from './layout/sidebar-layout/sidebar-layout.tsx'
export { MessagePage } from './message-page/message-page.tsx'
export { ownAccountIds } from './session/own-accounts.ts'
export { useLeaveAccount } from './unsaved-work/use-leave-account.ts'
export { isSame, merge, type Merged, type Winner } from './unsaved-work/merge.ts'
export { settleConflict } from './unsaved-work/settle-conflict.ts'
export { clearDrafts } from './unsaved-work/clear-drafts.ts'
export { forgetFile, forgetUnnamedFile, keepFile, readKeptFile } from './unsaved-work/kept-files.ts'
export { openSharedDraft, type SharedDraft } from './unsaved-work/shared-draft.ts'
export {
  clearTabDrafts,
  countDrafts,
  draftKey,
  draftPaths,
  draftStorages,
  tabDraftsIn,
  type DraftPlace,
  type FoundDraft,
  type TabDrafts,
} from './unsaved-work/tab-drafts.ts'
export { UnsavedWork } from './unsaved-work/unsaved-work.tsx'
export { useEditedEntity, type EditedEntity } from './unsaved-work/use-edited-entity.ts'
export { useEditedForm } from './unsaved-work/use-edited-form.ts'
export type { KeptForm } from './unsaved-work/use-form-draft.ts'
export { useNewForm } from './unsaved-work/use-new-form.ts'
export { useKeptState, type KeptState, type KeptStatus } from './unsaved-work/use-kept-state.ts'
export type { DraftSubject } from './unsaved-work/use-own-draft.ts'
export { useRetainedEntity } from './unsaved-work/use-retained-entity.ts'
export { useSettle } from './unsaved-work/use-settle.ts'
export { useTabDraft } from './unsaved-work/use-tab-draft.ts'
export { type Undoable, useUndoable } from './unsaved-work/use-undoable.ts'
