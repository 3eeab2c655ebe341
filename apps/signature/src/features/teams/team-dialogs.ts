import { teamsTexts } from './texts.ts'
import { lazyDialog } from '@org/app-kit/pages'

export const CreateTeamDialog = lazyDialog(
  teamsTexts.create,
  async () => (await import('./create-team-dialog.tsx')).CreateTeamDialog,
)

export const teamDialogs = [CreateTeamDialog]
