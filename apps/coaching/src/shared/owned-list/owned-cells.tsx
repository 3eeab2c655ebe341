import { formatMoment } from '@org/app-kit'
import type { DataTableCell } from '@org/ui/data-table'
import { Badge } from '@org/ui/primitives'
import { levelNames } from '../levels.ts'
import { texts } from '../texts.ts'

/** Fields that exercises and sessions share, and that their lists show. */
interface OwnedRow {
  id: string
  title: string
  level: keyof typeof levelNames
  sports: readonly string[]
  updatedAt: number
}

export const titleCell: DataTableCell<OwnedRow> = {
  key: 'folded_title',
  title: texts.title,
  width: 280,
  value: ({ title }) => title,
}

/** The last columns, which are the same in the lists of exercises and of sessions. */
export const detailCells: readonly DataTableCell<OwnedRow>[] = [
  {
    key: 'level',
    title: texts.level,
    width: 140,
    isSortable: false,
    value: ({ level }) => levelNames[level],
    render: ({ level }) => <Badge>{levelNames[level]}</Badge>,
  },
  {
    key: 'sports',
    title: texts.sports,
    width: 200,
    isSortable: false,
    value: ({ sports }) => sports.join(', '),
  },
  {
    key: 'updated_at',
    title: texts.updatedAt,
    width: 180,
    value: ({ updatedAt }) => updatedAt,
    render: ({ updatedAt }) => formatMoment(updatedAt),
  },
]
