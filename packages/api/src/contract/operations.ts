import { accountLinkOperations } from './operations/account-links.ts'
import { administratorOperations } from './operations/administrators.ts'
import { auditOperations } from './operations/audit.ts'
import { authOperations } from './operations/auth.ts'
import { billingOperations } from './operations/billing.ts'
import { campaignOperations } from './operations/campaigns.ts'
import { coachOperations } from './operations/coaching/coaches.ts'
import { coachingUserOperations } from './operations/coaching/coaching-users.ts'
import { exerciceOperations } from './operations/coaching/exercices.ts'
import { messageOperations } from './operations/coaching/messages.ts'
import { coachingMediaOperations } from './operations/coaching/coaching-media.ts'
import { coachingPhotoNetworkOperations } from './operations/coaching/coaching-photo-network.ts'
import { coachingTagOperations } from './operations/coaching/tags.ts'
import { studioDeletionOperations } from './operations/coaching/studio-deletion.ts'
import { trainingProgramOperations } from './operations/coaching/training-programs.ts'
import { trainingSessionOperations } from './operations/coaching/training-sessions.ts'
import { deployingOperations } from './operations/deploying.ts'
import { identityOperations } from './operations/identity.ts'
import { installOperations } from './operations/install.ts'
import { mediaOperations } from './operations/media.ts'
import { notificationOperations } from './operations/notifications.ts'
import { organisationDeletionOperations } from './operations/organisation-deletion.ts'
import { organisationOperations } from './operations/organisation.ts'
import { photoNetworkOperations } from './operations/photo-network.ts'
import { searchOperations } from './operations/search.ts'
import { serviceOperations } from './operations/service.ts'
import { sessionOperations } from './operations/sessions.ts'
import { categoryOperations } from './operations/stock/categories.ts'
import { centreOperations } from './operations/stock/centres.ts'
import { groupDeletionOperations } from './operations/stock/group-deletion.ts'
import { stockImportOperations } from './operations/stock/imports.ts'
import { orderOperations } from './operations/stock/orders.ts'
import { photoOperations } from './operations/stock/photos.ts'
import { praticienOperations } from './operations/stock/praticiens.ts'
import { productOperations } from './operations/stock/products.ts'
import { returnOperations } from './operations/stock/returns.ts'
import { countOperations } from './operations/stock/counts.ts'
import { lotOperations } from './operations/stock/lots.ts'
import { stockLedgerOperations } from './operations/stock/stock.ts'
import { supplierOperations } from './operations/stock/suppliers.ts'
import { stockUserOperations } from './operations/stock/users.ts'
import { teamOperations } from './operations/teams.ts'
import { templateOperations } from './operations/templates.ts'
import { userBatchOperations } from './operations/user-batches.ts'
import { userGroupOperations } from './operations/user-groups.ts'
import { userOperations } from './operations/users.ts'

/** The calls of the signature product, and those that every product needs. */
const signatureOperations = {
  ...serviceOperations,
  ...authOperations,
  ...sessionOperations,
  ...accountLinkOperations,
  ...identityOperations,
  ...installOperations,
  ...userOperations,
  ...userBatchOperations,
  ...userGroupOperations,
  ...organisationOperations,
  ...organisationDeletionOperations,
  ...administratorOperations,
  ...billingOperations,
  ...teamOperations,
  ...deployingOperations,
  ...templateOperations,
  ...campaignOperations,
  ...mediaOperations,
  ...photoNetworkOperations,
  ...notificationOperations,
  ...auditOperations,
  ...searchOperations,
}

const stockOperations = {
  ...centreOperations,
  ...supplierOperations,
  ...categoryOperations,
  ...productOperations,
  ...photoOperations,
  ...praticienOperations,
  ...stockUserOperations,
  ...countOperations,
  ...lotOperations,
  ...stockLedgerOperations,
  ...orderOperations,
  ...returnOperations,
  ...stockImportOperations,
  ...groupDeletionOperations,
}

const coachingOperations = {
  ...exerciceOperations,
  ...trainingSessionOperations,
  ...trainingProgramOperations,
  ...coachingMediaOperations,
  ...coachingPhotoNetworkOperations,
  ...coachingTagOperations,
  ...coachingUserOperations,
  ...coachOperations,
  ...messageOperations,
  ...studioDeletionOperations,
}

/**
 * The contract: every call by its id. Server, OpenAPI document, typed client and mocks all use this
 * table (specifications 1 and 3, section 7).
 */
export const operations = { ...signatureOperations, ...stockOperations, ...coachingOperations }

export type Operations = typeof operations
export type OperationId = keyof Operations
export type SignatureOperationId = keyof typeof signatureOperations
export type StockOperationId = keyof typeof stockOperations
export type CoachingOperationId = keyof typeof coachingOperations

/** All ids, in the order of the table. */
export const operationIds = Object.keys(operations) as OperationId[]
export const signatureOperationIds = Object.keys(signatureOperations) as SignatureOperationId[]
export const stockOperationIds = Object.keys(stockOperations) as StockOperationId[]
export const coachingOperationIds = Object.keys(coachingOperations) as CoachingOperationId[]
