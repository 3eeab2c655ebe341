import { teamsTexts } from './texts.ts'
import { lazyDialog } from '#shared/lazy-dialog.tsx'

export const CreateTeamDialog = lazyDialog(
  teamsTexts.create,
  async () => (await import('./create-team-dialog.tsx')).CreateTeamDialog,
)

export const teamDialogs = [CreateTeamDialog]
