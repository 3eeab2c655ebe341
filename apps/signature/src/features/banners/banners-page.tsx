import { type Campaign, isActive } from '@org/api/client'
import { useRetainedEntity, useAppDispatch, useAppSelector } from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { ListGate, PageHeader, Page } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { campaigns as bannerList, selectCampaigns } from './campaigns.ts'
import { teams as teamList, selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { MissingNotice } from '#shared/missing-notice.tsx'
import { useAddressParam } from '#shared/use-address-param.ts'
import { useNow } from './use-now.ts'
import { bannerDialogs, CreateBannerDialog, EditBannerDialog } from './banner-dialogs.ts'
import { BannersTable } from './banners-table.tsx'
import { BannerCalendar } from './calendar/banner-calendar.tsx'

/**
 * The banners, on a calendar and in a list. The address holds the id of the banner being edited.
 */
export function BannersPage() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectCampaigns)
  const teams = useAppSelector(selectTeams)
  const { teamId } = useScope()
  const now = useNow()
  const [asked, edit] = useAddressParam('edit')
  /** The banner being created: empty, or a copy of another one. */
  const [created, setCreated] = useState<'new' | Campaign | null>(null)
  const open = useCallback(({ id }: Campaign) => edit(id), [edit])
  const shown = useMemo(
    () =>
      list.data
        .filter(({ team_id }) => teamId === null || team_id === teamId)
        .map((banner) => ({ ...banner, active: isActive(banner, now) })),
    [list.data, teamId, now],
  )
  useLoadAhead(bannerDialogs)
  const edited = list.data.find(({ id }) => id === asked)
  const opened = useRetainedEntity(teams.loaded ? edited : null, asked)
  const isComplete = list.loaded && list.data.length >= list.total
  return (
    <Page>
      <PageHeader
        title={bannersTexts.title}
        count={list.loaded ? shown.length : undefined}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            isDisabled={!teams.loaded}
            onPress={() => setCreated('new')}
          >
            {bannersTexts.create}
          </Button>
        }
      />
      {asked !== null && !edited && !opened && isComplete && (
        <MissingNotice title={bannersTexts.notFound} onBack={() => edit(null)} />
      )}
      <ListGate list={list} onRetry={() => dispatch(bannerList.actions.loadRequested())}>
        {list.data.length > 0 && (
          <ListGate list={teams} onRetry={() => dispatch(teamList.actions.loadRequested())}>
            <BannerCalendar
              teams={teams.data}
              banners={list.data}
              teamId={teamId}
              now={now}
              onOpen={open}
            />
          </ListGate>
        )}
        <BannersTable
          banners={shown}
          teamId={teamId}
          onEdit={open}
          onDuplicate={setCreated}
          now={now}
        />
      </ListGate>
      {created && (
        <CreateBannerDialog
          original={created === 'new' ? null : created}
          onClose={() => setCreated(null)}
        />
      )}
      {opened && <EditBannerDialog key={opened.id} banner={opened} onClose={() => edit(null)} />}
    </Page>
  )
}
