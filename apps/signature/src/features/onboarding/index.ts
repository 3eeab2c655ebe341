export { draftStore } from './draft-store.ts'
export { storedMedia } from './images.ts'
export { onboardingSaga } from './onboarding-saga.ts'
export {
  employeeAdded,
  onboardingReducer,
  selectOnboarding,
  type OnboardingState,
} from './onboarding-slice.ts'
export { UnfinishedRun } from './run-notice/unfinished-run.tsx'
export { signatureNameForm, teamNameForm } from './wizard/name-forms.ts'
export { wizardSteps } from './wizard/wizard-step.ts'
