import { texts } from '../../texts.ts'
import { lazyDialog } from '../shared/lazy-dialog.tsx'

export const CreateUserDialog = lazyDialog(
  texts.users.createTitle,
  async () => (await import('./create-user-dialog.tsx')).CreateUserDialog,
)

export const EditUserDialog = lazyDialog(
  texts.users.editTitle,
  async () => (await import('./edit-user-dialog.tsx')).EditUserDialog,
)

export const userDialogs = [CreateUserDialog, EditUserDialog]
