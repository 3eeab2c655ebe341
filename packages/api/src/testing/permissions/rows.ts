import type { SignatureOperationId } from '../../contract/operations.ts'
import type { Row } from './outcomes.ts'

const everybody: Row = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
const signedIn: Row = ['NOT_SIGNED_IN', 'ok', 'ok', 'ok', 'ok', 'ok']
const asMaster: Row = ['NOT_SIGNED_IN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'NOT_FOUND']
const people: Row = ['NOT_SIGNED_IN', 'ok', 'ok', 'ok', 'ok', 'NOT_FOUND']
const admins: Row = ['NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'NOT_FOUND']
const anyAdmins: Row = ['NOT_SIGNED_IN', 'FORBIDDEN', 'ok', 'ok', 'ok', 'NOT_FOUND']
const teamAdmins: Row = ['NOT_SIGNED_IN', 'FORBIDDEN', 'ok', 'NOT_FOUND', 'ok', 'NOT_FOUND']
const onlyAdmins: Row = ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'NOT_FOUND']
/** Outcomes with payments off. With payments on, `describeBilling` tests `paidRows` instead. */
const ownPayments: Row = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'FORBIDDEN',
  'FORBIDDEN',
  'PAYMENTS_OFF',
  'PAYMENTS_OFF',
]
const payments: Row = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'FORBIDDEN',
  'FORBIDDEN',
  'PAYMENTS_OFF',
  'NOT_FOUND',
]

/** Outcomes without a photo network. `describePhotoNetwork` tests with one. */
const photoOff: Row = [
  'NOT_SIGNED_IN',
  'PHOTO_OFF',
  'PHOTO_OFF',
  'PHOTO_OFF',
  'PHOTO_OFF',
  'PHOTO_OFF',
]

/**
 * Outcomes of every call of the signature product, on an object of the first team: its member, its
 * template, its campaign.
 */
export const teamRows: Record<SignatureOperationId, Row> = {
  getConf: everybody,
  getSchema: everybody,
  logout: signedIn,
  // Opens the member's account. The member has accepted the administrator as master.
  loginOtherAccount: asMaster,
  listSessions: signedIn,
  endSession: ['NOT_SIGNED_IN', 'ok', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  endOtherSessions: signedIn,
  listAccountLinks: signedIn,
  createAccountLink: signedIn,
  // The administrator created the link, and so cannot use it.
  readAccountLink: ['NOT_SIGNED_IN', 'ok', 'ok', 'ok', 'LINK_REFUSED', 'ok'],
  acceptAccountLink: ['NOT_SIGNED_IN', 'ok', 'ok', 'ok', 'LINK_REFUSED', 'ok'],
  endAccountLink: asMaster,
  sendMagicLink: everybody,
  loginMagicLink: everybody,
  // `teamRows` is tested without an identity service; `identityRow` has the outcomes with one.
  loginIdentity: [
    'IDENTITY_OFF',
    'IDENTITY_OFF',
    'IDENTITY_OFF',
    'IDENTITY_OFF',
    'IDENTITY_OFF',
    'IDENTITY_OFF',
  ],
  getInstallSignature: everybody,
  saveInstallInfo: everybody,
  markInstalled: everybody,
  requestInstallLink: everybody,
  getUser: ['NOT_SIGNED_IN', 'ok', 'ok', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
  updateUser: ['NOT_SIGNED_IN', 'ok', 'ok', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
  deleteUser: teamAdmins,
  deployUser: teamAdmins,
  getInstallLink: teamAdmins,
  debugPayment: payments,
  getUserBanner: everybody,
  getUserBannerLink: everybody,
  listUsers: anyAdmins,
  createUser: anyAdmins,
  createUsers: anyAdmins,
  moveUsers: admins,
  deleteUsers: teamAdmins,
  deployUsers: teamAdmins,
  importUsers: anyAdmins,
  previewUserImport: anyAdmins,
  importUsersOld: anyAdmins,
  getOrganisation: people,
  updateOrganisation: admins,
  countOutdated: admins,
  previewDeletion: admins,
  // The request names another organisation.
  deleteOrganisation: [
    'NOT_SIGNED_IN',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'WRONG_NAME',
    'NOT_FOUND',
  ],
  setOnboarding: admins,
  listInvitations: admins,
  createInvitation: admins,
  sendInvitation: admins,
  revokeInvitation: admins,
  withdrawRights: admins,
  resetPaymentMethod: payments,
  getPlan: payments,
  listInvoices: payments,
  getSetupIntentKey: ownPayments,
  updatePaymentMethod: ownPayments,
  listTeams: anyAdmins,
  createTeam: admins,
  getTeam: teamAdmins,
  updateTeam: teamAdmins,
  deleteTeam: admins,
  deployTeam: teamAdmins,
  previewDeploy: anyAdmins,
  sendDeployTest: anyAdmins,
  remindPeople: anyAdmins,
  getAdoption: anyAdmins,
  listTeamMembers: teamAdmins,
  listSignatureTemplates: anyAdmins,
  createSignatureTemplate: admins,
  listTeamSignatures: teamAdmins,
  createTeamSignature: teamAdmins,
  getTemplate: teamAdmins,
  getTemplateUsage: teamAdmins,
  updateTemplate: teamAdmins,
  deleteTemplate: teamAdmins,
  listCampaigns: anyAdmins,
  createCampaign: admins,
  listTeamCampaigns: teamAdmins,
  createTeamCampaign: teamAdmins,
  getCampaign: teamAdmins,
  updateCampaign: teamAdmins,
  deleteCampaign: teamAdmins,
  uploadMedia: signedIn,
  getMedia: people,
  getMediaFile: everybody,
  getPhotoConnection: photoOff,
  startPhotoConnection: photoOff,
  connectPhotoNetwork: photoOff,
  disconnectPhotoNetwork: photoOff,
  listPhotoPosts: photoOff,
  listNotifications: anyAdmins,
  readNotification: teamAdmins,
  readAllNotifications: anyAdmins,
  reportImport: anyAdmins,
  listAudit: admins,
  reportExport: anyAdmins,
  searchEverything: anyAdmins,
}

/**
 * Outcomes on objects of the company: the global team and its campaign, the company's template, the
 * administrator. Calls whose path contains no such object have no row here.
 */
export const companyRows: Partial<Record<SignatureOperationId, Row>> = {
  getUser: ['NOT_SIGNED_IN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
  updateUser: ['NOT_SIGNED_IN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
  deleteUser: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'SELF_DELETE', 'NOT_FOUND'],
  deployUser: onlyAdmins,
  getInstallLink: onlyAdmins,
  getTeam: onlyAdmins,
  updateTeam: onlyAdmins,
  deleteTeam: ['NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'GLOBAL_TEAM', 'NOT_FOUND'],
  deployTeam: onlyAdmins,
  listTeamMembers: onlyAdmins,
  listTeamSignatures: onlyAdmins,
  createTeamSignature: onlyAdmins,
  listTeamCampaigns: onlyAdmins,
  createTeamCampaign: onlyAdmins,
  // Team administrators may select the company's templates, so they can read them.
  getTemplate: anyAdmins,
  getTemplateUsage: onlyAdmins,
  updateTemplate: onlyAdmins,
  deleteTemplate: onlyAdmins,
  getCampaign: onlyAdmins,
  updateCampaign: onlyAdmins,
  deleteCampaign: onlyAdmins,
  readNotification: onlyAdmins,
  sendInvitation: admins,
  revokeInvitation: admins,
  withdrawRights: [
    'NOT_SIGNED_IN',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'LAST_ADMIN',
    'NOT_FOUND',
  ],
}

/** Outcomes of the payment calls with payments on, for the organisation of the first team. */
export const paidRows = {
  getPlan: admins,
  listInvoices: admins,
  debugPayment: admins,
  resetPaymentMethod: admins,
  getSetupIntentKey: ['NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'ok'],
  // The card was confirmed by the organisation's administrator.
  updatePaymentMethod: [
    'NOT_SIGNED_IN',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
    'PAYMENT_REFUSED',
  ],
} satisfies Partial<Record<SignatureOperationId, Row>>

/** Outcomes of signing in with a verified identity. Every caller may do so. */
export const identityRow: Row = everybody
