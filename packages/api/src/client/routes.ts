import type { Operation } from '../contract/operation.ts'
import type { OperationId, Operations, SignatureOperationId } from '../contract/operations.ts'

/** What a client needs in order to call an operation. */
export interface Route {
  readonly method: Operation['method']
  readonly path: string
  readonly upload?: true
  readonly isList?: true
  readonly changesState?: true
  readonly hasUnstoredResponse?: true
  readonly response?: null
}

type RouteOf<O extends Operation> = Pick<O, 'method' | 'path'> &
  (O extends { upload: true } ? { upload: true } : object) &
  (O extends { list: object } ? { isList: true } : object) &
  (O extends { changesState: true } ? { changesState: true } : object) &
  (O extends { hasUnstoredResponse: true } ? { hasUnstoredResponse: true } : object) &
  (O extends { response: null } ? { response: null } : object)

export type RoutesOf<Ids extends OperationId> = {
  readonly [Id in Ids]: RouteOf<Operations[Id]>
}

/**
 * The contract's routes without its schemas. The schemas are three times the size of the rest of
 * the client, so they are loaded only with the first call that must be checked. The compiler
 * compares each line with the contract. A new operation needs a line here.
 */
export const routes: RoutesOf<SignatureOperationId> = {
  getConf: { method: 'get', path: '/conf' },
  getSchema: { method: 'get', path: '/schema' },
  logout: { method: 'get', path: '/auth/logout', changesState: true },
  loginOtherAccount: { method: 'get', path: '/auth/login/other-account', changesState: true },
  sendMagicLink: { method: 'get', path: '/auth/magiclink/send', changesState: true },
  loginMagicLink: { method: 'get', path: '/auth/magiclink/login', changesState: true },
  listSessions: { method: 'get', path: '/auth/sessions' },
  endSession: { method: 'delete', path: '/auth/sessions/{id}' },
  endOtherSessions: { method: 'delete', path: '/auth/sessions' },
  listAccountLinks: { method: 'get', path: '/auth/account-links' },
  createAccountLink: { method: 'post', path: '/auth/account-links', hasUnstoredResponse: true },
  readAccountLink: { method: 'post', path: '/auth/account-links/read' },
  acceptAccountLink: { method: 'post', path: '/auth/account-links/accept' },
  endAccountLink: { method: 'delete', path: '/auth/account-links' },
  loginIdentity: { method: 'post', path: '/auth/identity/login', hasUnstoredResponse: true },
  getInstallSignature: { method: 'get', path: '/user/install-signature/{key}' },
  saveInstallInfo: { method: 'post', path: '/user/install-signature/{key}' },
  markInstalled: { method: 'post', path: '/user/install-signature/{key}/installed' },
  requestInstallLink: { method: 'post', path: '/user/install-signature/{key}/new-link' },
  getUser: { method: 'get', path: '/user/{id}' },
  updateUser: { method: 'patch', path: '/user/{id}' },
  deleteUser: { method: 'delete', path: '/user/{id}' },
  deployUser: { method: 'post', path: '/user/{id}/deploy-signature' },
  getInstallLink: { method: 'get', path: '/user/{id}/install-link' },
  debugPayment: { method: 'get', path: '/user/{id}/debug_payment' },
  getUserBanner: { method: 'get', path: '/user/{id}/banner' },
  getUserBannerLink: { method: 'get', path: '/user/{id}/banner/link', response: null },
  listUsers: { method: 'get', path: '/organisation/{id}/users', isList: true },
  createUser: { method: 'post', path: '/organisation/{id}/users' },
  importUsers: {
    method: 'post',
    path: '/organisation/{id}/users/import',
    upload: true,
    hasUnstoredResponse: true,
  },
  previewUserImport: {
    method: 'post',
    path: '/organisation/{id}/users/import/preview',
    upload: true,
    hasUnstoredResponse: true,
  },
  importUsersOld: {
    method: 'post',
    path: '/organisation/{id}/users/import-old',
    upload: true,
    hasUnstoredResponse: true,
  },
  createUsers: { method: 'post', path: '/organisation/{id}/users/batch' },
  moveUsers: { method: 'post', path: '/organisation/{id}/users/move' },
  deleteUsers: { method: 'post', path: '/organisation/{id}/users/delete' },
  deployUsers: { method: 'post', path: '/organisation/{id}/users/deploy-signature' },
  getOrganisation: { method: 'get', path: '/organisation/{id}' },
  updateOrganisation: { method: 'patch', path: '/organisation/{id}' },
  countOutdated: {
    method: 'post',
    path: '/organisation/{id}/outdated-signatures',
    hasUnstoredResponse: true,
  },
  previewDeletion: { method: 'get', path: '/organisation/{id}/deletion' },
  deleteOrganisation: { method: 'post', path: '/organisation/{id}/deletion' },
  setOnboarding: { method: 'post', path: '/organisation/{id}/set-onboarding' },
  listInvitations: { method: 'get', path: '/organisation/{id}/invitations', isList: true },
  createInvitation: { method: 'post', path: '/organisation/{id}/invitations' },
  sendInvitation: { method: 'post', path: '/invitation/{id}/send' },
  revokeInvitation: { method: 'delete', path: '/invitation/{id}' },
  withdrawRights: { method: 'post', path: '/user/{id}/withdraw-rights' },
  resetPaymentMethod: {
    method: 'get',
    path: '/organisation/{id}/payment-method/reset',
    changesState: true,
  },
  getPlan: { method: 'get', path: '/organisation/{id}/plan' },
  listInvoices: { method: 'get', path: '/organisation/{id}/invoices' },
  getSetupIntentKey: {
    method: 'get',
    path: '/payment-method/get-setup-intent-key',
    changesState: true,
  },
  updatePaymentMethod: { method: 'post', path: '/payment-method/update' },
  listTeams: { method: 'get', path: '/organisation/{id}/teams', isList: true },
  createTeam: { method: 'post', path: '/organisation/{id}/teams' },
  getTeam: { method: 'get', path: '/team/{id}' },
  updateTeam: { method: 'patch', path: '/team/{id}' },
  deleteTeam: { method: 'delete', path: '/team/{id}' },
  deployTeam: { method: 'post', path: '/team/{id}/deploy-signature' },
  previewDeploy: {
    method: 'post',
    path: '/organisation/{id}/deploy-preview',
    hasUnstoredResponse: true,
  },
  sendDeployTest: { method: 'post', path: '/organisation/{id}/deploy-test' },
  remindPeople: { method: 'post', path: '/organisation/{id}/remind-installation' },
  getAdoption: { method: 'get', path: '/organisation/{id}/adoption' },
  listTeamMembers: { method: 'get', path: '/team/{id}/members', isList: true },
  listSignatureTemplates: {
    method: 'get',
    path: '/organisation/{id}/signature-templates',
    isList: true,
  },
  createSignatureTemplate: { method: 'post', path: '/organisation/{id}/signature-templates' },
  listTeamSignatures: { method: 'get', path: '/team/{id}/signatures', isList: true },
  createTeamSignature: { method: 'post', path: '/team/{id}/signatures' },
  getTemplate: { method: 'get', path: '/template/{id}' },
  getTemplateUsage: { method: 'get', path: '/template/{id}/usage' },
  updateTemplate: { method: 'patch', path: '/template/{id}' },
  deleteTemplate: { method: 'delete', path: '/template/{id}' },
  listCampaigns: { method: 'get', path: '/organisation/{id}/campaigns', isList: true },
  createCampaign: { method: 'post', path: '/organisation/{id}/campaigns' },
  listTeamCampaigns: { method: 'get', path: '/team/{id}/campaigns', isList: true },
  createTeamCampaign: { method: 'post', path: '/team/{id}/campaigns' },
  getCampaign: { method: 'get', path: '/campaign/{id}' },
  updateCampaign: { method: 'patch', path: '/campaign/{id}' },
  deleteCampaign: { method: 'delete', path: '/campaign/{id}' },
  uploadMedia: { method: 'post', path: '/media', upload: true },
  getMedia: { method: 'get', path: '/media/{id}' },
  getMediaFile: { method: 'get', path: '/media/{id}/file', response: null },
  getPhotoConnection: { method: 'get', path: '/photo-network' },
  startPhotoConnection: {
    method: 'post',
    path: '/photo-network/authorization',
    hasUnstoredResponse: true,
  },
  connectPhotoNetwork: { method: 'post', path: '/photo-network/connection' },
  disconnectPhotoNetwork: { method: 'delete', path: '/photo-network' },
  listPhotoPosts: { method: 'get', path: '/photo-network/posts' },
  listNotifications: { method: 'get', path: '/organisation/{id}/notifications', isList: true },
  readNotification: { method: 'post', path: '/notification/{id}/read' },
  readAllNotifications: { method: 'post', path: '/organisation/{id}/notifications/read' },
  reportImport: { method: 'post', path: '/organisation/{id}/users/import-done' },
  listAudit: { method: 'get', path: '/organisation/{id}/audit', isList: true },
  reportExport: { method: 'post', path: '/organisation/{id}/exports' },
  searchEverything: { method: 'get', path: '/organisation/{id}/search' },
}
