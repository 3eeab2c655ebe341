export { onboardingForm } from './onboarding-form.ts'
