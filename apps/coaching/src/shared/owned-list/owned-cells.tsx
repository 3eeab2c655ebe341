import type { PlayableVideo } from '@org/api/coaching'
import { formatMoment } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Badge } from '@org/ui/primitives'
import { ExercicePicture } from '../exercice-picture/exercice-picture.tsx'
import { levelNames } from '../levels.ts'
import { texts } from '../texts.ts'
import { Pictured } from './owned-list.styles.ts'

/** Fields that exercises and sessions share, and that their lists show. */
interface OwnedRow {
  id: string
  title: string
  level: keyof typeof levelNames
  sports: readonly string[]
  updatedAt: number
}

/** A row that a poster or an image shows. */
interface PicturedRow extends OwnedRow {
  video: PlayableVideo | null
  image: { url: string } | null
}

/** A title beside its small picture, which leads to the entry. */
export function picturedTitle({ title, video, image }: PicturedRow, href: string) {
  return (
    <Pictured>
      <span>
        <ExercicePicture video={video} imageUrl={image?.url ?? null} />
      </span>
      <RowLink href={href}>{title}</RowLink>
    </Pictured>
  )
}

export const titleCell: DataTableCell<OwnedRow> = {
  key: 'folded_title',
  title: texts.title,
  width: 280,
  value: ({ title }) => title,
}

/**
 * The last columns, which are the same in the lists of exercises and of sessions.
 *
 * @param sportNames the sports by which the list can be filtered
 */
export const detailCells = (sportNames: readonly string[]): readonly DataTableCell<OwnedRow>[] => [
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
    filter: 'choice',
    choices: sportNames,
  },
  {
    key: 'updated_at',
    title: texts.updatedAt,
    width: 180,
    value: ({ updatedAt }) => updatedAt,
    render: ({ updatedAt }) => formatMoment(updatedAt),
  },
]
