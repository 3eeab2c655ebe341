import { deployTexts } from '../texts.ts'
import { lazyDialog } from '@org/app-kit/pages'

export const DeployDialog = lazyDialog(
  deployTexts.deploy,
  async () => (await import('./deploy-dialog.tsx')).DeployDialog,
  'large',
)

export const deployDialogs = [DeployDialog]
