import { deployTexts } from '../texts.ts'
import { lazyDialog } from '#shared/lazy-dialog.tsx'

export const DeployDialog = lazyDialog(
  deployTexts.deploy,
  async () => (await import('./deploy-dialog.tsx')).DeployDialog,
  'large',
)

export const deployDialogs = [DeployDialog]
