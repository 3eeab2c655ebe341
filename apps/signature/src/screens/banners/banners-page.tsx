import type { Campaign } from '@org/api/client'
import { formatDate } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, EmptyState } from '@org/ui/primitives'
import { Image } from 'lucide-react'
import { styled } from 'styled-components'
import { campaigns as campaignList } from '../../lists/lists.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectCampaigns, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { Muted, Page, Sheet } from '../shared/page.styles.ts'

/** Shown at most 50 px high and 200 px wide (specification 1, section 9). */
const Picture = styled.img`
  display: block;
  max-width: 200px;
  max-height: 50px;
`

const dateCell = (key: 'start_date' | 'end_date', title: string): DataTableCell<Campaign> => ({
  key,
  title,
  value: (campaign) => campaign[key],
  render: (campaign) => {
    const seconds = campaign[key]
    return seconds === null ? <Muted>{texts.banners.open}</Muted> : formatDate(seconds)
  },
})

const cells: DataTableCell<Campaign>[] = [
  {
    key: 'name',
    title: texts.banners.name,
    render: ({ name, active }) => (
      <>
        {name} {active && <Badge tone="success">{texts.banners.active}</Badge>}
      </>
    ),
  },
  { key: 'team', title: texts.banners.team, value: ({ team }) => team.name },
  dateCell('start_date', texts.banners.start),
  dateCell('end_date', texts.banners.end),
  {
    key: 'banner',
    title: texts.banners.banner,
    value: () => null,
    isSortable: false,
    render: ({ banner }) =>
      banner ? <Picture src={banner.path} alt="" /> : <Muted>{texts.none}</Muted>,
  },
]

/** The banner campaigns. */
export function BannersPage() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectCampaigns)
  const { teamId } = useScope()
  const shown = list.data.filter(({ team_id }) => teamId === null || team_id === teamId)
  return (
    <Page>
      <PageHeader title={texts.banners.title} count={list.loaded ? shown.length : undefined} />
      <ListGate list={list} onRetry={() => dispatch(campaignList.actions.loadRequested())}>
        <Sheet>
          <DataTable
            label={texts.banners.title}
            rows={shown}
            getRowId={({ id }) => id}
            cells={cells}
            hideCells={teamId === null ? [] : ['team']}
            empty={
              <EmptyState
                title={texts.banners.emptyTitle}
                icon={<Image size={24} aria-hidden="true" />}
              >
                {texts.banners.emptyHelp}
              </EmptyState>
            }
          />
        </Sheet>
      </ListGate>
    </Page>
  )
}
