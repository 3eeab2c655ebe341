export { CropError, type CropErrorType } from './crop/crop-error.ts'
export type { CropArea, CropConfiguration } from './crop/crop-geometry.ts'
export type { CropAspect, CropSettings } from './crop/crop-settings.ts'
export type { Dimensions } from './file/dimensions.ts'
export {
  checkAspectRatio,
  checkPixels,
  checkSize,
  checkType,
  type FileRules,
} from './file/file-rules.ts'
export { useFileDrop, type FileDrop, type FileDropOptions } from './file-drop/use-file-drop.ts'
export { contentType, inspectFile, type InspectedFile } from './file/inspect-file.ts'
export { jpgPhotoMessage, mp4VideoMessage } from './format-messages.ts'
export { imageTypes, mediaTypes, videoTypes } from './file/media-types.ts'
export type { MultiUploaderLabels } from './multi-uploader/multi-uploader.labels.ts'
export { MultiUploader, type MultiUploaderProps } from './multi-uploader/multi-uploader.tsx'
export { drawPoster } from './poster/draw-poster.ts'
export { PosterError, type PosterErrorType } from './poster/poster-error.ts'
export type { PosterPickerLabels } from './poster/poster-picker.labels.ts'
export { PosterPicker, type PosterPickerProps } from './poster/poster-picker.tsx'
export { resumableTransport, type ReceivedVideo } from './resumable-upload/resumable-transport.ts'
export type { ResumableTarget } from './resumable-upload/send-resumably.ts'
export { hasUnfinishedUpload } from './resumable-upload/unfinished-upload.ts'
export type { VideoUploaderLabels } from './resumable-upload/video-uploader.labels.ts'
export { VideoUploader, type VideoUploaderProps } from './resumable-upload/video-uploader.tsx'
export { storageTransport, type FileStorage, type StoredFile } from './transport/file-storage.ts'
export { httpFileStorage, type HttpFileStorageOptions } from './transport/http-file-storage.ts'
export {
  multipartTransport,
  type MultipartTransportOptions,
} from './transport/multipart-transport.ts'
export { defaultRetry, sendWithRetries, type RetryRules } from './transport/retry.ts'
export type { UploadContext, UploadTransport } from './transport/upload-transport.ts'
export {
  toUploadError,
  UploadError,
  type UploadErrorDetails,
  type UploadErrorType,
} from './upload-error.ts'
export { uploadLimits } from './upload-limits.ts'
export type { UploaderLabels } from './uploader/uploader.labels.ts'
export { Uploader, type UploaderProps } from './uploader/uploader.tsx'
export { arrangeIndex } from './video-file/arrange-index.ts'
export { BoxError } from './video-file/boxes.ts'
export { inspectVideo, maxVideoSize, type InspectedVideo } from './video-file/inspect-video.ts'
export { VideoFileError, type VideoFileReason } from './video-file/video-file-error.ts'
export type { VideoFileLabels } from './video-file/video-file.labels.ts'
export {
  callableExchange,
  clearMediaCache,
  completeAuthorisation,
  httpSecrets,
  VideoImportDialog,
  VideoImportError,
  type CallableOptions,
  type ExchangeCode,
  type Grant,
  type HttpSecretsOptions,
  type MediaItem,
  type MediaPage,
  type MediaQuery,
  type NetworkResponse,
  type PhotoNetwork,
  type Secrets,
  type UserSecrets,
  type VideoAccount,
  type VideoAddressDialogProps,
  type VideoFileAccount,
  type VideoFileDialogProps,
  type VideoImportDialogProps,
  type VideoImportErrorType,
  type VideoImportLabels,
  type VideoItem,
} from './video-import/index.ts'
export type { MediaViewerLabels } from './viewer/media-viewer.labels.ts'
export { MediaViewer, type MediaViewerProps, type ViewedMedia } from './viewer/media-viewer.tsx'
export { StoredMediaViewer, type StoredMediaViewerProps } from './viewer/stored-media-viewer.tsx'
export {
  useStoredMedia,
  type LoadMedia,
  type StoredMediaOptions,
  type StoredMediaState,
} from './viewer/use-stored-media.ts'
export type { VisibleArea } from './viewer/visible-area.ts'
export {
  largestArea,
  minAreaWidth,
  visibleAreaRatio,
  type AreaFractions,
} from './visible-area/area-geometry.ts'
export type { AreaVideo } from './visible-area/area-video.ts'
export type { VisibleAreaEditorLabels } from './visible-area/visible-area-editor.labels.ts'
export {
  VisibleAreaEditor,
  type VisibleAreaEditorProps,
} from './visible-area/visible-area-editor.tsx'
export { VisibleAreaVideo, type VisibleAreaVideoProps } from './visible-area/visible-area-video.tsx'
