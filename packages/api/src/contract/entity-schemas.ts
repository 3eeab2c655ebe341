import { foundLotSchema, lotMovementSchema } from './entities/stock/lot.ts'
import { accountLinksSchema } from './entities/account-link.ts'
import { adoptionSchema } from './entities/adoption.ts'
import { auditEntrySchema } from './entities/audit-entry.ts'
import { bannerReferenceSchema, campaignSchema } from './entities/campaign.ts'
import { coachDetailSchema, coachInvitationSchema, coachSchema } from './entities/coaching/coach.ts'
import { coachingMediaSchema } from './entities/coaching/coaching-media.ts'
import { coachingUserSchema } from './entities/coaching/coaching-user.ts'
import { exerciceSchema } from './entities/coaching/exercice.ts'
import { coachingTagSchema } from './entities/coaching/tag.ts'
import { trainingProgramSchema } from './entities/coaching/training-program.ts'
import { sharedTrainingSessionSchema } from './entities/coaching/shared-session.ts'
import {
  trainingSessionSchema,
  trainingSessionSummarySchema,
} from './entities/coaching/training-session.ts'
import { confSchema } from './entities/conf.ts'
import { deployPreviewSchema } from './entities/deploy-preview.ts'
import { deployResultSchema } from './entities/deploy-result.ts'
import { installDataSchema } from './entities/install-data.ts'
import { invitationSchema } from './entities/invitation.ts'
import { invoiceSchema } from './entities/invoice.ts'
import { loginResultSchema } from './entities/login-result.ts'
import { mediaSchema } from './entities/media.ts'
import { notificationSchema } from './entities/notification.ts'
import { openSessionSchema } from './entities/open-session.ts'
import { organisationSchema } from './entities/organisation.ts'
import { photoConnectionSchema, photoPostSchema } from './entities/photo-post.ts'
import { planSchema } from './entities/plan.ts'
import { searchResultSchema } from './entities/search-result.ts'
import { centreSchema } from './entities/stock/centre.ts'
import { importPreviewSchema, importResultSchema } from './entities/stock/import.ts'
import { stockUserSchema } from './entities/stock/member.ts'
import {
  commandReturnSchema,
  commandSchema,
  orderEventSchema,
  plannedCommandSchema,
} from './entities/stock/order.ts'
import { praticienSchema } from './entities/stock/praticien.ts'
import {
  productCategorySchema,
  productCentreDataSchema,
  productSchema,
} from './entities/stock/product.ts'
import { stockCountLineSchema, stockCountSchema } from './entities/stock/count.ts'
import {
  expiringLotSchema,
  movementSchema,
  stockMovementSchema,
  stockSchema,
} from './entities/stock/stock.ts'
import { supplierCentreDataSchema, supplierSchema } from './entities/stock/supplier.ts'
import { teamSchema } from './entities/team.ts'
import { templateSchema } from './entities/template.ts'
import { templateUsageSchema } from './entities/template-usage.ts'
import { userBatchResultSchema } from './entities/user-batch.ts'
import { userImportPreviewSchema } from './entities/user-import-preview.ts'
import { accountSchema, userSchema } from './entities/user.ts'

/** The entities by name, as returned by `getSchema` and used in the OpenAPI document. */
export const entitySchemas = {
  User: userSchema,
  Account: accountSchema,
  AccountLinks: accountLinksSchema,
  OpenSession: openSessionSchema,
  Organisation: organisationSchema,
  Team: teamSchema,
  SignatureTemplate: templateSchema,
  TemplateUsage: templateUsageSchema,
  Campaign: campaignSchema,
  BannerReference: bannerReferenceSchema,
  MediaObject: mediaSchema,
  PhotoConnection: photoConnectionSchema,
  PhotoPost: photoPostSchema,
  InstallData: installDataSchema,
  LoginResult: loginResultSchema,
  DeployResult: deployResultSchema,
  DeployPreview: deployPreviewSchema,
  Adoption: adoptionSchema,
  Notification: notificationSchema,
  AuditEntry: auditEntrySchema,
  UserBatchResult: userBatchResultSchema,
  UserImportPreview: userImportPreviewSchema,
  SearchResult: searchResultSchema,
  Invitation: invitationSchema,
  Invoice: invoiceSchema,
  Plan: planSchema,
  Conf: confSchema,
  Exercice: exerciceSchema,
  TrainingSession: trainingSessionSchema,
  TrainingSessionSummary: trainingSessionSummarySchema,
  SharedTrainingSession: sharedTrainingSessionSchema,
  TrainingProgram: trainingProgramSchema,
  CoachingMedia: coachingMediaSchema,
  CoachingTag: coachingTagSchema,
  CoachingUser: coachingUserSchema,
  Coach: coachSchema,
  CoachDetail: coachDetailSchema,
  CoachInvitation: coachInvitationSchema,
  Centre: centreSchema,
  Command: commandSchema,
  CommandReturn: commandReturnSchema,
  OrderEvent: orderEventSchema,
  PlannedCommand: plannedCommandSchema,
  Supplier: supplierSchema,
  SupplierCentreData: supplierCentreDataSchema,
  ProductCategory: productCategorySchema,
  Product: productSchema,
  ProductCentreData: productCentreDataSchema,
  Praticien: praticienSchema,
  StockUser: stockUserSchema,
  Stock: stockSchema,
  ExpiringLot: expiringLotSchema,
  Movement: movementSchema,
  StockMovement: stockMovementSchema,
  FoundLot: foundLotSchema,
  LotMovement: lotMovementSchema,
  StockCount: stockCountSchema,
  StockCountLine: stockCountLineSchema,
  ImportPreview: importPreviewSchema,
  ImportResult: importResultSchema,
}
