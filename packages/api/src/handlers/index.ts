import type { Handlers } from '../call/call.ts'
import { accountLinkHandlers } from './account-links.ts'
import { administratorHandlers } from './administrators.ts'
import { auditHandlers } from './audit.ts'
import { authHandlers } from './auth.ts'
import { billingHandlers } from './billing.ts'
import { campaignHandlers } from './campaigns.ts'
import { coachingMediaHandlers } from './coaching/coaching-media.ts'
import { coachHandlers } from './coaching/coaches.ts'
import { coachingUserHandlers } from './coaching/coaching-users.ts'
import { exerciceHandlers } from './coaching/exercices.ts'
import { messageHandlers } from './coaching/messages.ts'
import { coachingPhotoNetworkHandlers } from './coaching/coaching-photo-network.ts'
import { coachingTagHandlers } from './coaching/tags.ts'
import { studioDeletionHandlers } from './coaching/studio-deletion.ts'
import { trainingProgramHandlers } from './coaching/training-programs.ts'
import { trainingSessionHandlers } from './coaching/training-sessions.ts'
import { deployingHandlers } from './deploying.ts'
import { identityHandlers } from './identity.ts'
import { installHandlers } from './install.ts'
import { mediaHandlers } from './media.ts'
import { notificationHandlers } from './notifications.ts'
import { organisationDeletionHandlers } from './organisation-deletion.ts'
import { organisationHandlers } from './organisation.ts'
import { photoNetworkHandlers } from './photo-network.ts'
import { searchHandlers } from './search.ts'
import { serviceHandlers } from './service.ts'
import { sessionHandlers } from './sessions.ts'
import { categoryHandlers } from './stock/categories.ts'
import { centreHandlers } from './stock/centres.ts'
import { groupDeletionHandlers } from './stock/group-deletion.ts'
import { stockImportHandlers } from './stock/imports/imports.ts'
import { orderHandlers } from './stock/orders.ts'
import { photoHandlers } from './stock/photos.ts'
import { praticienHandlers } from './stock/praticiens.ts'
import { productHandlers } from './stock/products.ts'
import { returnHandlers } from './stock/returns.ts'
import { countHandlers } from './stock/counts.ts'
import { lotHandlers } from './stock/lots.ts'
import { stockLedgerHandlers } from './stock/stock.ts'
import { supplierHandlers } from './stock/suppliers.ts'
import { stockUserHandlers } from './stock/users.ts'
import { teamHandlers } from './teams.ts'
import { templateHandlers } from './templates.ts'
import { userBatchHandlers } from './user-batches.ts'
import { userGroupHandlers } from './user-groups.ts'
import { userHandlers } from './users.ts'

export const handlers: Handlers = {
  ...centreHandlers,
  ...supplierHandlers,
  ...categoryHandlers,
  ...productHandlers,
  ...photoHandlers,
  ...praticienHandlers,
  ...stockUserHandlers,
  ...countHandlers,
  ...lotHandlers,
  ...stockLedgerHandlers,
  ...orderHandlers,
  ...returnHandlers,
  ...stockImportHandlers,
  ...groupDeletionHandlers,
  ...exerciceHandlers,
  ...trainingSessionHandlers,
  ...trainingProgramHandlers,
  ...coachingMediaHandlers,
  ...coachingPhotoNetworkHandlers,
  ...coachingTagHandlers,
  ...coachingUserHandlers,
  ...coachHandlers,
  ...messageHandlers,
  ...studioDeletionHandlers,
  ...serviceHandlers,
  ...authHandlers,
  ...sessionHandlers,
  ...accountLinkHandlers,
  ...identityHandlers,
  ...installHandlers,
  ...userHandlers,
  ...userBatchHandlers,
  ...userGroupHandlers,
  ...organisationHandlers,
  ...organisationDeletionHandlers,
  ...administratorHandlers,
  ...billingHandlers,
  ...teamHandlers,
  ...deployingHandlers,
  ...templateHandlers,
  ...campaignHandlers,
  ...mediaHandlers,
  ...photoNetworkHandlers,
  ...notificationHandlers,
  ...auditHandlers,
  ...searchHandlers,
}
