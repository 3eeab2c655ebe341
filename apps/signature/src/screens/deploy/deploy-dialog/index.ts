import { texts } from '../../../texts.ts'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'

export const DeployDialog = lazyDialog(
  texts.deploy.deploy,
  async () => (await import('./deploy-dialog.tsx')).DeployDialog,
  'large',
)

export const deployDialogs = [DeployDialog]
