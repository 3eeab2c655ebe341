export {
  checkAspectRatio,
  checkFile,
  fileType,
  imageTypes,
  mediaTypes,
  videoTypes,
  type Dimensions,
  type FileRules,
} from './file-rules.ts'
export { readDimensions } from './read-dimensions.ts'
export { UploadError, type UploadErrorType } from './upload-error.ts'
export {
  uploadTransport,
  type UploadContext,
  type UploadTransport,
  type UploadTransportOptions,
} from './upload-transport.ts'
export type { UploaderLabels } from './uploader/uploader-labels.ts'
export { Uploader, type UploaderProps } from './uploader/uploader.tsx'
export {
  useUpload,
  type UploadControl,
  type UploadState,
  type UseUploadOptions,
} from './use-upload.ts'
