import { selectSession, useAppSelector } from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { Button, Skeleton } from '@org/ui/primitives'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectUsers } from '#shared/lists/users.ts'
import { texts } from '#shared/texts.ts'
import { importTexts } from '../import/texts.ts'
import { PageHeader } from '#shared/page-header.tsx'
import { Page } from '#shared/page.styles.ts'
import { EditFailure } from '../dialogs/edit-failure.tsx'
import { UserImportDialog } from '../import/dialog/employee-import.tsx'
import { useEditedUser } from '../dialogs/use-edited-employee.ts'
import { CreateUserDialog, EditUserDialog, userDialogs } from '../dialogs/employee-dialogs.ts'
import { UserPagesTable } from './employee-pages-table.tsx'
import { peopleTexts } from '#shared/employees/texts.ts'

/** The employees. What is searched and the person being edited stand in the address, so that links lead there. */
export function UsersPage() {
  const list = useAppSelector(selectUsers)
  const { auth, isSwitching } = useAppSelector(selectSession)
  const { teamId, team } = useScope()
  const edited = useEditedUser()
  useLoadAhead(userDialogs)
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
              {importTexts.open}
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
      <UserImportDialog isOpen={isImporting} onOpenChange={setImporting} />
      <EditFailure {...edited} />
      {auth && !isSwitching ? (
        <UserPagesTable teamId={teamId} onEdit={edited.edit} />
      ) : (
        <Skeleton lines={5} height="28px" label={texts.loading} />
      )}
      {isCreating && <CreateUserDialog onClose={() => setCreating(false)} />}
      {edited.user && (
        <EditUserDialog key={edited.user.id} user={edited.user} onClose={edited.close} />
      )}
    </Page>
  )
}
