export { onboardingFeature } from './feature.ts'
export { draftStore } from './draft-store.ts'
export { UnfinishedRun } from './run-notice/unfinished-run.tsx'
export { wizardSteps } from './wizard/wizard-step.ts'
