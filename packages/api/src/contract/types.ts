export type { AccountLinks } from './entities/account-link.ts'
export type { Adoption } from './entities/adoption.ts'
export type {
  AuditAction,
  AuditEntry,
  AuditKind,
  AuditOutcome,
  ExportedList,
} from './entities/audit-entry.ts'
export type { OpenSession } from './entities/open-session.ts'
export type { BannerReference, Campaign } from './entities/campaign.ts'
export type { Coach, CoachDetail, CoachInvitation } from './entities/coaching/coach.ts'
export type { CoachingMedia } from './entities/coaching/coaching-media.ts'
export type { CoachingUser } from './entities/coaching/coaching-user.ts'
export type { Exercice } from './entities/coaching/exercice.ts'
export type { CoachingTag } from './entities/coaching/tag.ts'
export type { TrainingProgram } from './entities/coaching/training-program.ts'
export type { SharedTrainingSession } from './entities/coaching/shared-session.ts'
export type {
  Bloc,
  BlocExercice,
  TrainingSession,
  TrainingSessionSummary,
} from './entities/coaching/training-session.ts'
export type { Conf } from './entities/conf.ts'
export type { DeployPreview, LeftOutReason } from './entities/deploy-preview.ts'
export type { DeployResult } from './entities/deploy-result.ts'
export type { InstallData } from './entities/install-data.ts'
export type { Invitation } from './entities/invitation.ts'
export type { Invoice } from './entities/invoice.ts'
export type { LoginResult, Session } from './entities/login-result.ts'
export type { MediaObject } from './entities/media.ts'
export type { Notification, NotificationKind } from './entities/notification.ts'
export type { Organisation } from './entities/organisation.ts'
export type { SearchHit, SearchResult } from './entities/search-result.ts'
export type { PhotoConnection, PhotoPost, PhotoPosts } from './entities/photo-post.ts'
export type { Plan } from './entities/plan.ts'
export type { Centre } from './entities/stock/centre.ts'
export type { ImportPreview, ImportResult } from './entities/stock/import.ts'
export type { StockUser } from './entities/stock/member.ts'
export type {
  Command,
  CommandLine,
  CommandReturn,
  OrderEvent,
  OrderEventKind,
  Ordonnance,
  HeldBack,
  PlannedCommand,
  ReceivedLot,
} from './entities/stock/order.ts'
export type { StockPhoto } from './entities/stock/photo.ts'
export type { Praticien } from './entities/stock/praticien.ts'
export type { ProductCategory, ProductCentreData, StockProduct } from './entities/stock/product.ts'
export type { StockCount, StockCountLine } from './entities/stock/count.ts'
export type {
  ExpiringLot,
  Movement,
  Stock,
  StockLot,
  StockMovement,
} from './entities/stock/stock.ts'
export type { FoundLot, LotMovement } from './entities/stock/lot.ts'
export type { Supplier, SupplierCentreData } from './entities/stock/supplier.ts'
export type { Team } from './entities/team.ts'
export type { SignatureTemplate } from './entities/template.ts'
export type { TemplateSource, TemplateUsage } from './entities/template-usage.ts'
export type { Account, DeployStatus, PeopleState, User } from './entities/user.ts'
export type { UserBatchResult } from './entities/user-batch.ts'
export type { UserImportPreview } from './entities/user-import-preview.ts'
export type { AdministratorRole, Role } from './roles.ts'
