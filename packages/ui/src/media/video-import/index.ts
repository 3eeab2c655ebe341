export { completeAuthorisation } from './authorisation/complete-authorisation.ts'
export {
  callableExchange,
  type CallableOptions,
  type ExchangeCode,
  type Grant,
} from './connection/exchange-code.ts'
export {
  httpSecrets,
  type HttpSecretsOptions,
  type Secrets,
  type UserSecrets,
} from './connection/secrets.ts'
export type {
  MediaPage,
  MediaQuery,
  NetworkResponse,
  VideoAccount,
  VideoFileAccount,
} from './connection/video-account.ts'
export { clearMediaCache } from './media-list/media-cache.ts'
export type { PhotoNetwork } from './network/photo-network.ts'
export type { MediaItem, VideoItem } from './network/video-item.ts'
export {
  VideoImportDialog,
  type VideoAddressDialogProps,
  type VideoFileDialogProps,
  type VideoImportDialogProps,
} from './video-import-dialog/video-import-dialog.tsx'
export { VideoImportError, type VideoImportErrorType } from './video-import-error.ts'
export type { VideoImportLabels } from './video-import.labels.ts'
