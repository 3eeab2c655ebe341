export {
  inspectVideoContent,
  VideoFileError,
  type VideoFacts,
  type VideoFileReason,
} from '@org/ui/media/video-file'
