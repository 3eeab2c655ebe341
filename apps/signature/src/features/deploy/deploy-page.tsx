import {
  selectIsLoggedIn,
  UnsavedWork,
  useAppDispatch,
  useAppSelector,
  withFeature,
} from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { ListGate, PageHeader, Page } from '@org/app-kit/pages'
import { Button, EmptyState, Tab, TabList, TabPanel, Tabs, TextArea } from '@org/ui/primitives'
import { MessageSquareText, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deployWatchStarted, deployWatchStopped, selectSent } from './deploy-slice.ts'
import { teams as teamList, selectTeams } from '#shared/lists/teams.ts'
import { deployTexts } from './texts.ts'
import { useAddressParam } from '#shared/use-address-param.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { AdoptionCard } from './adoption/adoption-card.tsx'
import { DeployAll } from './deploy-all.tsx'
import { deployDialogs } from './deploy-dialog/index.ts'
import { isWaitedFor } from './deploy-obstacle.ts'
import { Panel } from './deploy-page.styles.ts'
import { DeployEmployeesTable } from './deploy-employees-table.tsx'
import { TeamPeople } from './lazy-team-people.ts'
import { Reminder } from './reminder.tsx'
import { TeamRows } from './team-rows.tsx'
import { deployFeature } from './feature.ts'

const loadedLater = [...deployDialogs, TeamPeople]

/** Maximum length of the note in a deploy mail. */
const messageLength = 1000

/** The page that sends signatures, and shows who was sent one and who has installed it. */
function DeployScreen() {
  const dispatch = useAppDispatch()
  const teams = useAppSelector(selectTeams)
  const { teamId, team } = useScope()
  const [tab, chooseTab] = useAddressParam('tab')
  const [message, setMessage] = useState('')
  const [hasMessage, setHasMessage] = useState(false)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const sent = useAppSelector(selectSent)
  const [seenRounds, setSeenRounds] = useState(sent.rounds)
  const written = message.trim()
  if (seenRounds !== sent.rounds) {
    setSeenRounds(sent.rounds)
    // Text typed while the mails were being sent stays.
    if (written === sent.message) setMessage('')
  }
  useLoadAhead(loadedLater)

  useEffect(() => {
    if (!isLoggedIn) return
    dispatch(deployWatchStarted())
    return () => {
      dispatch(deployWatchStopped())
    }
  }, [dispatch, isLoggedIn])

  const shownTeams = teams.data.filter(({ id }) => teamId === null || id === teamId)
  const nobody = (
    <EmptyState title={deployTexts.emptyTitle} icon={<Send size={24} aria-hidden="true" />}>
      {deployTexts.emptyHelp}
    </EmptyState>
  )
  return (
    <Page>
      <PageHeader
        title={deployTexts.title}
        actions={
          <>
            {shownTeams.length > 1 && shownTeams.some(isWaitedFor) && (
              <Reminder team={null} message={message} />
            )}
            {shownTeams.length > 1 && <DeployAll teams={shownTeams} message={message} />}
            {!hasMessage && (
              <Button
                icon={<MessageSquareText size={16} aria-hidden="true" />}
                onPress={() => setHasMessage(true)}
              >
                {deployTexts.addMessage}
              </Button>
            )}
          </>
        }
      />
      {hasMessage && (
        <TextArea
          label={deployTexts.message}
          description={deployTexts.messageHelp}
          value={message}
          onChange={setMessage}
          rows={3}
          maxLength={messageLength}
        />
      )}
      <UnsavedWork isDirty={written !== ''} />
      <Tabs
        selected={tab === 'users' ? 'users' : 'teams'}
        onSelect={(id) => chooseTab(id === 'users' ? id : null)}
      >
        <TabList label={deployTexts.title}>
          <Tab id="teams">{team ? deployTexts.teamTab(team.name) : deployTexts.teamsTab}</Tab>
          <Tab id="users">{deployTexts.employeesTab}</Tab>
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
          <DeployEmployeesTable teamId={teamId} message={message} empty={nobody} />
        </TabPanel>
      </Tabs>
    </Page>
  )
}

export const DeployPage = withFeature(deployFeature, DeployScreen)
