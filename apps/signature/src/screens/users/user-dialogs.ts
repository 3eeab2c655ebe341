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

export const GroupDialog = lazyDialog(
  ({ act }) => texts.users.group[act],
  async () => (await import('./group/group-dialog.tsx')).GroupDialog,
  'small',
)

export const userDialogs = [CreateUserDialog, EditUserDialog, GroupDialog]
