export { UpgradeQuestion } from './upgrade-question.tsx'
export { upgradeSaga } from './upgrade-saga.ts'
export { type UpgradeState, upgradeReducer } from './upgrade-slice.ts'
