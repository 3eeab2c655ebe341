import type { AuditAction } from '../contract/entities/audit-entry.ts'
import type { OperationId } from '../contract/operations.ts'

/** For each operation, the audit entries that an administrator's call creates. */
export const audited: Partial<Record<OperationId, readonly AuditAction[]>> = {
  loginOtherAccount: ['account_opened'],
  endAccountLink: ['master_ended'],
  deleteUser: ['employee_deleted'],
  deployUser: ['person_deployed'],
  moveUsers: ['employees_moved'],
  deleteUsers: ['employee_deleted'],
  deployUsers: ['people_deployed'],
  createInvitation: ['invitation_sent'],
  sendInvitation: ['invitation_sent'],
  revokeInvitation: ['invitation_revoked'],
  deleteTeam: ['rights_withdrawn', 'team_deleted'],
  deployTeam: ['team_deployed'],
  createUsers: ['employees_imported'],
  updateOrganisation: ['company_changed'],
  createSignatureTemplate: ['signature_created'],
  createTeamSignature: ['signature_created'],
  updateTemplate: ['signature_changed'],
  createCampaign: ['banner_created'],
  createTeamCampaign: ['banner_created'],
  updateCampaign: ['banner_changed'],
  deleteTemplate: ['signature_deleted'],
  deleteCampaign: ['banner_deleted'],
  reportExport: ['employees_exported'],
}

/**
 * Operations that create no audit entry in this test: they are not audited, or the test's call is
 * rejected.
 */
export const unaudited: readonly OperationId[] = [
  'logout',
  'endSession',
  'endOtherSessions',
  'sendMagicLink',
  'createAccountLink',
  'readAccountLink',
  'saveInstallInfo',
  'markInstalled',
  'requestInstallLink',
  'createUser',
  'importUsers',
  'previewUserImport',
  'importUsersOld',
  'setOnboarding',
  // In this test, its name is not that of the organisation.
  'deleteOrganisation',
  'getSetupIntentKey',
  'createTeam',
  'updateTeam',
  'uploadMedia',
  'readNotification',
  'readAllNotifications',
  'reportImport',
  'previewDeploy',
  'sendDeployTest',
  'countOutdated',
  // In this test, no reminder is due.
  'remindPeople',
  // Other tests cover the entries of these operations.
  'loginMagicLink',
  'loginIdentity',
  'acceptAccountLink',
  'updateUser',
  'withdrawRights',
  'resetPaymentMethod',
  'updatePaymentMethod',
  'startPhotoConnection',
  'connectPhotoNetwork',
  'disconnectPhotoNetwork',
]
