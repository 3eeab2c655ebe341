import { selectSession, useAppSelector } from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { PageHeader, Page } from '@org/app-kit/pages'
import { Button, Skeleton } from '@org/ui/primitives'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectUsers } from '#shared/lists/users.ts'
import { peopleTexts, texts } from '#shared/texts.ts'
import { EditFailure } from '../dialogs/edit-failure.tsx'
import { EmployeeImportDialog } from '../import/dialog/employee-import.tsx'
import { useEditedEmployee } from '../dialogs/use-edited-employee.ts'
import {
  CreateEmployeeDialog,
  EditEmployeeDialog,
  employeeDialogs,
} from '../dialogs/employee-dialogs.ts'
import { EmployeePagesTable } from './employee-pages-table.tsx'

/**
 * The page of the employees. Its address contains the search and the person being edited, so that
 * both can be linked to.
 */
export function EmployeesPage() {
  const list = useAppSelector(selectUsers)
  const { auth, isSwitching } = useAppSelector(selectSession)
  const { teamId, team } = useScope()
  const edited = useEditedEmployee()
  useLoadAhead(employeeDialogs)
  const [isCreating, setCreating] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const count = teamId === null ? list.total : team?.members_count
  return (
    <Page>
      <PageHeader
        title={peopleTexts.title}
        count={list.loaded ? count : undefined}
        actions={
          <>
            <Button
              icon={<FileUp size={16} aria-hidden="true" />}
              onPress={() => setImporting(true)}
            >
              {peopleTexts.import}
            </Button>
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onPress={() => setCreating(true)}
            >
              {peopleTexts.create}
            </Button>
          </>
        }
      />
      <EmployeeImportDialog isOpen={isImporting} onOpenChange={setImporting} />
      <EditFailure {...edited} />
      {auth && !isSwitching ? (
        <EmployeePagesTable teamId={teamId} onEdit={edited.edit} />
      ) : (
        <Skeleton lines={5} height="28px" label={texts.loading} />
      )}
      {isCreating && <CreateEmployeeDialog onClose={() => setCreating(false)} />}
      {edited.employee && (
        <EditEmployeeDialog
          key={edited.employee.id}
          employee={edited.employee}
          onClose={edited.close}
        />
      )}
    </Page>
  )
}
