import type { Campaign } from '@org/api/client'
import { formatShortDateTime, useAppDispatch } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, ConfirmDialog, EmptyState, IconButton } from '@org/ui/primitives'
import { Copy, Image, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { campaignsFlow } from './banners-saga.ts'
import { paths } from '#shared/paths.ts'
import { useTableAddress } from '#shared/use-table-address.ts'
import { bannersTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { Muted, RowActions } from '#shared/page.styles.ts'
import { OpeningLink } from '#shared/row-link.tsx'
import { BannerPicture } from './banner-picture.ts'
import { campaignState } from './campaign-state.ts'

const dateCell = (key: 'start_date' | 'end_date', title: string): DataTableCell<Campaign> => ({
  key,
  title,
  width: '122px',
  value: (campaign) => campaign[key],
  render: (campaign) => {
    const seconds = campaign[key]
    return seconds === null ? <Muted>{bannersTexts.open}</Muted> : formatShortDateTime(seconds)
  },
})

const stateTones = { active: 'success', upcoming: 'neutral', ended: 'neutral' } as const

const cellsFor = (
  now: number,
  teamId: string | null,
  onEdit: (campaign: Campaign) => void,
): DataTableCell<Campaign>[] => [
  {
    key: 'name',
    title: bannersTexts.name,
    width: 130,
    render: (campaign) => (
      <OpeningLink href={paths.banner(teamId, campaign.id)} onOpen={() => onEdit(campaign)}>
        {campaign.name}
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
    render: ({ banner, shows_nothing }) =>
      banner ? (
        <BannerPicture src={banner.path} alt="" />
      ) : (
        <Muted>{shows_nothing ? bannersTexts.showsNothing : bannersTexts.noImage}</Muted>
      ),
  },
  {
    key: 'state',
    width: '104px',
    title: bannersTexts.state,
    filter: 'choice',
    value: (campaign) => bannersTexts.states[campaignState(campaign, now)],
    render: (campaign) => {
      const state = campaignState(campaign, now)
      return <Badge tone={stateTones[state]}>{bannersTexts.states[state]}</Badge>
    },
  },
]

export interface BannersTableProps {
  campaigns: readonly Campaign[]
  /** The team that they are all of; null: the whole organisation. */
  teamId: string | null
  onEdit: (campaign: Campaign) => void
  onDuplicate: (campaign: Campaign) => void
  /** Seconds since 1970. */
  now: number
}

/** The banner campaigns with what can be done with each. */
export function BannersTable({ campaigns, teamId, onEdit, onDuplicate, now }: BannersTableProps) {
  const dispatch = useAppDispatch()
  const cells = useMemo(() => cellsFor(now, teamId, onEdit), [now, teamId, onEdit])
  const [doomed, setDoomed] = useState<Campaign | null>(null)
  return (
    <>
      <DataTable
        label={bannersTexts.title}
        {...useTableAddress()}
        rows={campaigns}
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
        actions={(campaign) => (
          <RowActions>
            <IconButton
              label={`${texts.edit} ${campaign.name}`}
              hasTooltip={false}
              onPress={() => onEdit(campaign)}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`${bannersTexts.duplicate} ${campaign.name}`}
              hasTooltip={false}
              onPress={() => onDuplicate(campaign)}
            >
              <Copy size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`${texts.delete} ${campaign.name}`}
              hasTooltip={false}
              onPress={() => setDoomed(campaign)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </RowActions>
        )}
      />
      <ConfirmDialog
        title={texts.deleteTitle(doomed?.name ?? '')}
        isOpen={doomed !== null}
        isDangerous
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) dispatch(campaignsFlow.requests.delete({ id: doomed.id }))
          setDoomed(null)
        }}
      >
        {bannersTexts.deleteHelp}
      </ConfirmDialog>
    </>
  )
}
