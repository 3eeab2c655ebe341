import { mayDelete, type User } from '@org/api/client'
import { selectUser, useAppDispatch, useAppSelector } from '@org/app-kit'
import { RowActions } from '@org/app-kit/pages'
import {
  DataTable,
  type DataTableCell,
  type DataTableOptions,
  type DataTableSource,
} from '@org/ui/data-table'
import { ConfirmDialog, IconButton } from '@org/ui/primitives'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { employeesTexts } from '../texts.ts'
import { peopleTexts, texts } from '#shared/texts.ts'
import { employeesFlow } from '../employees-saga.ts'

interface EmployeesTableOptions extends Omit<
  DataTableOptions<User>,
  'label' | 'cells' | 'getRowId' | 'actions' | 'actionsLabel' | 'hideCells'
> {
  cells: readonly DataTableCell<User>[]
  /** Keys of columns to hide because they would be the same for everybody. */
  hideCells: readonly string[]
  onEdit: (employee: User) => void
  /** Shown when there are no rows. */
  empty: ReactNode
}

export type EmployeesTableProps = EmployeesTableOptions & DataTableSource<User>

/**
 * The employees, with the actions for each. Users can delete neither themselves nor people whom the
 * server protects.
 */
export function EmployeesTable({ onEdit, ...table }: EmployeesTableProps) {
  const dispatch = useAppDispatch()
  const self = useAppSelector(selectUser)
  const [toDelete, setToDelete] = useState<User | null>(null)
  return (
    <>
      <DataTable
        {...table}
        label={peopleTexts.title}
        getRowId={({ id }) => id}
        hasRowLinks
        actionsLabel={employeesTexts.actions}
        actions={(employee) => (
          <RowActions>
            <IconButton
              label={`${texts.edit} ${employee.display_name}`}
              hasTooltip={false}
              onPress={() => onEdit(employee)}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            {self && employee.id !== self.id && mayDelete(self, employee) && (
              <IconButton
                label={`${texts.delete} ${employee.display_name}`}
                hasTooltip={false}
                onPress={() => setToDelete(employee)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            )}
          </RowActions>
        )}
      />
      <ConfirmDialog
        title={texts.deleteTitle(toDelete?.display_name ?? '')}
        isOpen={toDelete !== null}
        isDangerous
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          if (toDelete) dispatch(employeesFlow.requests.delete({ id: toDelete.id }))
          setToDelete(null)
        }}
      />
    </>
  )
}
