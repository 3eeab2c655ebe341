import type { Campaign } from '@org/api/client'
import { formatShortDateTime } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, ConfirmDialog, EmptyState, IconButton } from '@org/ui/primitives'
import { Copy, Image, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { campaignsFlow } from '../../campaigns/campaigns-saga.ts'
import { paths } from '../../shell/paths.ts'
import { useTableAddress } from '../../shell/use-table-address.ts'
import { useAppDispatch } from '../../state.ts'
import { texts } from '../../texts.ts'
import { Muted, RowActions } from '../shared/page.styles.ts'
import { OpeningLink } from '../shared/row-link.tsx'
import { BannerPicture } from './banner-picture.ts'
import { campaignState } from './campaign-state.ts'

const dateCell = (key: 'start_date' | 'end_date', title: string): DataTableCell<Campaign> => ({
  key,
  title,
  width: '122px',
  value: (campaign) => campaign[key],
  render: (campaign) => {
    const seconds = campaign[key]
    return seconds === null ? <Muted>{texts.banners.open}</Muted> : formatShortDateTime(seconds)
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
    title: texts.banners.name,
    width: 130,
    render: (campaign) => (
      <OpeningLink href={paths.banner(teamId, campaign.id)} onOpen={() => onEdit(campaign)}>
        {campaign.name}
      </OpeningLink>
    ),
  },
  { key: 'team', title: texts.banners.team, width: 110, value: ({ team }) => team.name },
  dateCell('start_date', texts.banners.start),
  dateCell('end_date', texts.banners.end),
  {
    key: 'banner',
    title: texts.banners.banner,
    width: '144px',
    value: () => null,
    isSortable: false,
    isSearchable: false,
    render: ({ banner, shows_nothing }) =>
      banner ? (
        <BannerPicture src={banner.path} alt="" />
      ) : (
        <Muted>{shows_nothing ? texts.banners.showsNothing : texts.banners.noImage}</Muted>
      ),
  },
  {
    key: 'state',
    width: '104px',
    title: texts.banners.state,
    filter: 'choice',
    value: (campaign) => texts.banners.states[campaignState(campaign, now)],
    render: (campaign) => {
      const state = campaignState(campaign, now)
      return <Badge tone={stateTones[state]}>{texts.banners.states[state]}</Badge>
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
        label={texts.banners.title}
        {...useTableAddress()}
        rows={campaigns}
        getRowId={({ id }) => id}
        cells={cells}
        hideCells={teamId === null ? [] : ['team']}
        hasRowLinks
        isSearchable
        empty={
          <EmptyState
            title={texts.banners.emptyTitle}
            icon={<Image size={24} aria-hidden="true" />}
          >
            {texts.banners.emptyHelp}
          </EmptyState>
        }
        actionsLabel={texts.banners.actions}
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
              label={`${texts.banners.duplicate} ${campaign.name}`}
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
        {texts.banners.deleteHelp}
      </ConfirmDialog>
    </>
  )
}
