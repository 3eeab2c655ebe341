export { onboardingFeature } from './feature.ts'
export { draftStore } from './draft-store.ts'
export { UnfinishedRun } from './run-notice/unfinished-run.tsx'
