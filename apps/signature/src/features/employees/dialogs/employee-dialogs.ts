import { employeesTexts } from '../texts.ts'
import { lazyDialog } from '#shared/lazy-dialog.tsx'

export const CreateUserDialog = lazyDialog(
  employeesTexts.createTitle,
  async () => (await import('./create-employee-dialog.tsx')).CreateUserDialog,
)

export const EditUserDialog = lazyDialog(
  employeesTexts.editTitle,
  async () => (await import('./edit-employee-dialog.tsx')).EditUserDialog,
)

export const GroupDialog = lazyDialog(
  ({ act }) => employeesTexts.group[act],
  async () => (await import('../group/group-dialog.tsx')).GroupDialog,
  'small',
)

export const userDialogs = [CreateUserDialog, EditUserDialog, GroupDialog]
