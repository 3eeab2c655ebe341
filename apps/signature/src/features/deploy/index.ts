export { DeployDialog } from './deploy-dialog/deploy-dialog.tsx'
export { deploySaga } from './deploy-saga.ts'
export {
  deployOperation,
  deployReducer,
  deployRequested,
  type DeployState,
  type DeployTarget,
} from './deploy-slice.ts'
export { useDeploy } from './use-deploy.ts'
export { useMailRound } from './use-mail-round.ts'
