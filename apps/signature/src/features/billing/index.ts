export { billingFeature } from './feature.ts'
export { UpgradeQuestion } from './upgrade-question.tsx'
