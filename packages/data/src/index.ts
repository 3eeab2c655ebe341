export { isEmailLink } from './email-link.ts'
export { needsOnboarding, proposedDocument } from './onboarding.ts'
export type { ChangeCounts, Changes } from './ports/changes.ts'
export type { DataServices } from './ports/data-services.ts'
export {
  IdentityError,
  type Identity,
  type IdentityErrorCode,
  type IdentityUser,
} from './ports/identity.ts'
export type { UserDocument, UserDocuments } from './ports/user-documents.ts'
export type { Page, ReadOptions, Saved, SaveOptions, UploadOptions } from './ports/call-options.ts'
export type * from './ports/coaching/index.ts'
export type * from './ports/stock/index.ts'
