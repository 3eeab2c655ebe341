export { demoShareKey } from './demo-share-key.ts'
export { type Level, levels } from './levels.ts'
export { defaultRestSeconds, defaultTimerSeconds, sessionLimits } from './session-limits.ts'
export { type TagKind, tagKinds } from './start-tags.ts'
export {
  type DisplayedSize,
  isVisibleArea,
  largestVisibleArea,
  minVisibleWidth,
  type VisibleArea,
  visibleRatio,
} from './visible-area.ts'
