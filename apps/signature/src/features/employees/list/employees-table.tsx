import { mayDelete, type User } from '@org/api/client'
import { selectUser, useAppDispatch, useAppSelector } from '@org/app-kit'
import { DataTable, type DataTableCell, type DataTableProps } from '@org/ui/data-table'
import { ConfirmDialog, IconButton } from '@org/ui/primitives'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { employeesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { usersFlow } from '../employees-saga.ts'
import { RowActions } from '#shared/page.styles.ts'
import { peopleTexts } from '#shared/employees/texts.ts'

export interface UsersTableProps extends Omit<
  DataTableProps<User>,
  'label' | 'cells' | 'getRowId' | 'actions' | 'actionsLabel' | 'hideCells'
> {
  cells: readonly DataTableCell<User>[]
  /** Keys of columns that would say the same of everybody. */
  hideCells: readonly string[]
  onEdit: (user: User) => void
  /** Stands where there are no rows. */
  empty: ReactNode
}

/** The employees with what can be done with each. Nobody deletes oneself, or whom the server keeps. */
export function UsersTable({ onEdit, ...table }: UsersTableProps) {
  const dispatch = useAppDispatch()
  const self = useAppSelector(selectUser)
  const [doomed, setDoomed] = useState<User | null>(null)
  return (
    <>
      <DataTable
        {...table}
        label={peopleTexts.title}
        getRowId={({ id }) => id}
        hasRowLinks
        actionsLabel={employeesTexts.actions}
        actions={(user) => (
          <RowActions>
            <IconButton
              label={`${texts.edit} ${user.display_name}`}
              hasTooltip={false}
              onPress={() => onEdit(user)}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            {self && user.id !== self.id && mayDelete(self, user) && (
              <IconButton
                label={`${texts.delete} ${user.display_name}`}
                hasTooltip={false}
                onPress={() => setDoomed(user)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            )}
          </RowActions>
        )}
      />
      <ConfirmDialog
        title={texts.deleteTitle(doomed?.display_name ?? '')}
        isOpen={doomed !== null}
        isDangerous
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) dispatch(usersFlow.requests.delete({ id: doomed.id }))
          setDoomed(null)
        }}
      />
    </>
  )
}
