export { arrangeIndex } from './arrange-index.ts'
export { inspectVideoContent, maxVideoSize, type VideoFacts } from './inspect-video.ts'
export { VideoFileError, type VideoFileReason } from './video-file-error.ts'
