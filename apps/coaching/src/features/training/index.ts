export { playable } from './detail/playable.ts'
export { timeline } from './detail/timeline.ts'
export { TimelineList } from './detail/timeline-list.tsx'
export { isPublicTrainingPath, launchPath } from './public-path.ts'
