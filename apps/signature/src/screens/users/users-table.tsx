import { mayDelete, type User } from '@org/api/client'
import { selectUser } from '@org/app-kit'
import { DataTable, type DataTableCell, type DataTableProps } from '@org/ui/data-table'
import { ConfirmDialog, IconButton } from '@org/ui/primitives'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { importTexts } from '../../users/import/texts.ts'
import { userDeleteRequested } from '../../users/users-saga.ts'
import { Muted, RowActions } from '../shared/page.styles.ts'

/** The columns of the employees. */
export const userCells: readonly DataTableCell<User>[] = [
  { key: 'email', title: texts.users.email, width: 300 },
  {
    key: 'name',
    title: texts.users.name,
    value: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
  },
  {
    key: 'signature',
    title: texts.users.signature,
    value: ({ signature }) => signature?.name ?? '',
    render: ({ signature }) => signature?.name ?? <Muted>{texts.none}</Muted>,
  },
  { key: 'team', title: texts.users.team, value: ({ team }) => team.name },
]

/** The columns of the file, by the names under which an import finds them again. */
export const exportCells: readonly DataTableCell<User>[] = [
  { key: 'email', title: importTexts.fields.email },
  { key: 'first_name', title: importTexts.fields.first_name },
  { key: 'last_name', title: importTexts.fields.last_name },
  { key: 'position', title: importTexts.fields.position },
  { key: 'phone_number', title: importTexts.fields.phone_number },
  {
    key: 'signature',
    title: texts.users.signature,
    value: ({ signature }) => signature?.name ?? '',
  },
  { key: 'team', title: importTexts.fields.team, value: ({ team }) => team.name },
]

export interface UsersTableProps extends Omit<
  DataTableProps<User>,
  'label' | 'cells' | 'getRowId' | 'actions' | 'actionsLabel' | 'hideCells'
> {
  cells?: readonly DataTableCell<User>[]
  /** Leaves the team out, where all are of one team. */
  isTeamHidden: boolean
  onEdit: (user: User) => void
  /** Stands where there are no rows. */
  empty: ReactNode
}

/** The employees with what can be done with each. Nobody deletes oneself, or whom the server keeps. */
export function UsersTable({ cells = userCells, isTeamHidden, onEdit, ...table }: UsersTableProps) {
  const dispatch = useAppDispatch()
  const self = useAppSelector(selectUser)
  const [doomed, setDoomed] = useState<User | null>(null)
  return (
    <>
      <DataTable
        {...table}
        label={texts.users.title}
        getRowId={({ id }) => id}
        cells={cells}
        hideCells={isTeamHidden ? ['team'] : []}
        actionsLabel={texts.users.actions}
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
          if (doomed) dispatch(userDeleteRequested(doomed))
          setDoomed(null)
        }}
      />
    </>
  )
}
