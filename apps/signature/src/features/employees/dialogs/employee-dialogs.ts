import { employeesTexts } from '../texts.ts'
import { lazyDialog } from '@org/app-kit/pages'

export const CreateEmployeeDialog = lazyDialog(
  employeesTexts.createTitle,
  async () => (await import('./create-employee-dialog.tsx')).CreateEmployeeDialog,
)

export const EditEmployeeDialog = lazyDialog(
  employeesTexts.editTitle,
  async () => (await import('./edit-employee-dialog.tsx')).EditEmployeeDialog,
)

export const GroupDialog = lazyDialog(
  ({ act }) => employeesTexts.group[act],
  async () => (await import('../group/group-dialog.tsx')).GroupDialog,
  'small',
)

export const employeeDialogs = [CreateEmployeeDialog, EditEmployeeDialog, GroupDialog]
