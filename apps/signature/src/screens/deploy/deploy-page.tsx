import { selectIsLoggedIn, UnsavedWork } from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { Button, EmptyState, Tab, TabList, TabPanel, Tabs, TextArea } from '@org/ui/primitives'
import { MessageSquareText, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  deployWatchStarted,
  deployWatchStopped,
  selectSentMessage,
} from '../../deploy/deploy-slice.ts'
import { teams as teamList } from '../../lists/lists.ts'
import { useAddressParam } from '../../shell/use-address-param.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectTeams, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { Page } from '../shared/page.styles.ts'
import { AdoptionCard } from './adoption/adoption-card.tsx'
import { deployDialogs } from './deploy-dialog/index.ts'
import { isWaitedFor } from './deploy-obstacle.ts'
import { Panel } from './deploy-page.styles.ts'
import { DeployUsersTable } from './deploy-users-table.tsx'
import { Reminder } from './reminder.tsx'
import { TeamRows } from './team-rows.tsx'

/** Characters of the note in a deploy mail. */
const messageLength = 1000

/** Sends signatures out, and shows who was sent one and who installed it. */
export function DeployPage() {
  const dispatch = useAppDispatch()
  const teams = useAppSelector(selectTeams)
  const { teamId, team } = useScope()
  const [tab, chooseTab] = useAddressParam('tab')
  const [message, setMessage] = useState('')
  const [hasMessage, setHasMessage] = useState(false)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const sentMessage = useAppSelector(selectSentMessage)
  const written = message.trim()
  useLoadAhead(deployDialogs)

  useEffect(() => {
    if (!isLoggedIn) return
    dispatch(deployWatchStarted())
    return () => {
      dispatch(deployWatchStopped())
    }
  }, [dispatch, isLoggedIn])

  const shownTeams = teams.data.filter(({ id }) => teamId === null || id === teamId)
  const nobody = (
    <EmptyState title={texts.deploy.emptyTitle} icon={<Send size={24} aria-hidden="true" />}>
      {texts.deploy.emptyHelp}
    </EmptyState>
  )
  return (
    <Page>
      <PageHeader
        title={texts.deploy.title}
        actions={
          <>
            {shownTeams.length > 1 && shownTeams.some(isWaitedFor) && (
              <Reminder team={null} message={message} />
            )}
            {!hasMessage && (
              <Button
                icon={<MessageSquareText size={16} aria-hidden="true" />}
                onPress={() => setHasMessage(true)}
              >
                {texts.deploy.addMessage}
              </Button>
            )}
          </>
        }
      />
      {hasMessage && (
        <TextArea
          label={texts.deploy.message}
          description={texts.deploy.messageHelp}
          value={message}
          onChange={setMessage}
          rows={3}
          maxLength={messageLength}
        />
      )}
      <UnsavedWork isDirty={written !== '' && written !== sentMessage} />
      <Tabs
        selected={tab === 'users' ? 'users' : 'teams'}
        onSelect={(id) => chooseTab(id === 'users' ? id : null)}
      >
        <TabList label={texts.deploy.title}>
          <Tab id="teams">{team ? texts.deploy.teamTab(team.name) : texts.deploy.teamsTab}</Tab>
          <Tab id="users">{texts.deploy.usersTab}</Tab>
        </TabList>
        <TabPanel id="teams">
          <ListGate list={teams} onRetry={() => dispatch(teamList.actions.loadRequested())}>
            {shownTeams.length === 0 && nobody}
            <Panel>
              <AdoptionCard teamId={teamId} teams={shownTeams} />
              <TeamRows teams={shownTeams} message={message} isAlone={teamId !== null} />
            </Panel>
          </ListGate>
        </TabPanel>
        <TabPanel id="users">
          <DeployUsersTable teamId={teamId} message={message} empty={nobody} />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
