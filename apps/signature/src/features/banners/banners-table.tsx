import type { Campaign } from '@org/api/client'
import { formatShortDateTime, useAppDispatch } from '@org/app-kit'
import { useTableAddress, Muted, RowActions, OpeningLink } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, ConfirmDialog, EmptyState, IconButton } from '@org/ui/primitives'
import { Copy, Image, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { bannersFlow } from './banners-saga.ts'
import { paths } from '#shared/paths.ts'
import { bannersTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { BannerImage } from './banner-image.ts'
import { bannerState } from './banner-state.ts'

const dateCell = (key: 'start_date' | 'end_date', title: string): DataTableCell<Campaign> => ({
  key,
  title,
  width: '122px',
  value: (banner) => banner[key],
  render: (banner) => {
    const seconds = banner[key]
    return seconds === null ? <Muted>{bannersTexts.open}</Muted> : formatShortDateTime(seconds)
  },
})

const stateTones = { active: 'success', upcoming: 'neutral', ended: 'neutral' } as const

const cellsFor = (
  now: number,
  teamId: string | null,
  onEdit: (banner: Campaign) => void,
): DataTableCell<Campaign>[] => [
  {
    key: 'name',
    title: bannersTexts.name,
    width: 130,
    render: (banner) => (
      <OpeningLink href={paths.banner(teamId, banner.id)} onOpen={() => onEdit(banner)}>
        {banner.name}
      </OpeningLink>
    ),
  },
  { key: 'team', title: bannersTexts.team, width: 110, value: ({ team }) => team.name },
  dateCell('start_date', bannersTexts.start),
  dateCell('end_date', bannersTexts.end),
  {
    key: 'banner',
    title: bannersTexts.banner,
    width: '144px',
    value: () => null,
    isSortable: false,
    isSearchable: false,
    render: ({ banner: image, shows_nothing }) =>
      image ? (
        <BannerImage src={image.path} alt="" />
      ) : (
        <Muted>{shows_nothing ? bannersTexts.showsNothing : bannersTexts.noImage}</Muted>
      ),
  },
  {
    key: 'state',
    width: '104px',
    title: bannersTexts.state,
    filter: 'choice',
    value: (banner) => bannersTexts.states[bannerState(banner, now)],
    render: (banner) => {
      const state = bannerState(banner, now)
      return <Badge tone={stateTones[state]}>{bannersTexts.states[state]}</Badge>
    },
  },
]

export interface BannersTableProps {
  banners: readonly Campaign[]
  /** The team whose banners are listed; null: the whole organisation. */
  teamId: string | null
  onEdit: (banner: Campaign) => void
  onDuplicate: (banner: Campaign) => void
  /** Seconds since 1970. */
  now: number
}

/** The banners, with the actions for each. */
export function BannersTable({ banners, teamId, onEdit, onDuplicate, now }: BannersTableProps) {
  const dispatch = useAppDispatch()
  const cells = useMemo(() => cellsFor(now, teamId, onEdit), [now, teamId, onEdit])
  const [toDelete, setToDelete] = useState<Campaign | null>(null)
  return (
    <>
      <DataTable
        label={bannersTexts.title}
        {...useTableAddress()}
        rows={banners}
        getRowId={({ id }) => id}
        cells={cells}
        hideCells={teamId === null ? [] : ['team']}
        hasRowLinks
        isSearchable
        empty={
          <EmptyState title={bannersTexts.emptyTitle} icon={<Image size={24} aria-hidden="true" />}>
            {bannersTexts.emptyHelp}
          </EmptyState>
        }
        actionsLabel={bannersTexts.actions}
        actions={(banner) => (
          <RowActions>
            <IconButton
              label={`${texts.edit} ${banner.name}`}
              hasTooltip={false}
              onPress={() => onEdit(banner)}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`${bannersTexts.duplicate} ${banner.name}`}
              hasTooltip={false}
              onPress={() => onDuplicate(banner)}
            >
              <Copy size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`${texts.delete} ${banner.name}`}
              hasTooltip={false}
              onPress={() => setToDelete(banner)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </RowActions>
        )}
      />
      <ConfirmDialog
        title={texts.deleteTitle(toDelete?.name ?? '')}
        isOpen={toDelete !== null}
        isDangerous
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          if (toDelete) dispatch(bannersFlow.requests.delete({ id: toDelete.id }))
          setToDelete(null)
        }}
      >
        {bannersTexts.deleteHelp}
      </ConfirmDialog>
    </>
  )
}
