import { Button, EmptyState, Tab, TabList, TabPanel, Tabs, TextArea } from '@org/ui/primitives'
import { MessageSquareText, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deployWatchStarted, deployWatchStopped } from '../../deploy/deploy-slice.ts'
import { teams as teamList, users as userList } from '../../lists/lists.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectTeams, selectUsers, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { Page } from '../shared/page.styles.ts'
import { List } from './deploy-page.styles.ts'
import { DeployUsersTable } from './deploy-users-table.tsx'
import { TeamRow } from './team-row.tsx'

/** Characters of the note in a deploy mail. */
const messageLength = 1000

/** Sends signatures out, and shows who was sent one and who installed it. */
export function DeployPage() {
  const dispatch = useAppDispatch()
  const teams = useAppSelector(selectTeams)
  const users = useAppSelector(selectUsers)
  const { teamId, team } = useScope()
  const [message, setMessage] = useState('')
  const [hasMessage, setHasMessage] = useState(false)

  useEffect(() => {
    dispatch(deployWatchStarted())
    // Installations happen elsewhere: what is shown is as fresh as the visit.
    dispatch(teamList.actions.loadRequested())
    dispatch(userList.actions.loadRequested())
    return () => {
      dispatch(deployWatchStopped())
    }
  }, [dispatch])

  const shownTeams = teams.data.filter(({ id }) => teamId === null || id === teamId)
  const shownUsers = users.data.filter((user) => teamId === null || user.team_id === teamId)
  const list = { loaded: teams.loaded && users.loaded, error: teams.error ?? users.error }
  const retry = () => {
    dispatch(teamList.actions.loadRequested())
    dispatch(userList.actions.loadRequested())
  }
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
          !hasMessage && (
            <Button
              icon={<MessageSquareText size={16} aria-hidden="true" />}
              onPress={() => setHasMessage(true)}
            >
              {texts.deploy.addMessage}
            </Button>
          )
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
      <ListGate list={list} onRetry={retry}>
        <Tabs defaultSelected="teams">
          <TabList label={texts.deploy.title}>
            <Tab id="teams">{team ? texts.deploy.teamTab(team.name) : texts.deploy.teamsTab}</Tab>
            <Tab id="users">{texts.deploy.usersTab}</Tab>
          </TabList>
          <TabPanel id="teams">
            {shownTeams.length === 0 && nobody}
            <List>
              {shownTeams.map((shown) => (
                <TeamRow
                  key={shown.id}
                  team={shown}
                  members={users.data.filter(({ team_id }) => team_id === shown.id)}
                  message={message}
                  isAlone={teamId !== null}
                />
              ))}
            </List>
          </TabPanel>
          <TabPanel id="users">
            <DeployUsersTable
              users={shownUsers}
              isTeamHidden={teamId !== null}
              message={message}
              empty={nobody}
            />
          </TabPanel>
        </Tabs>
      </ListGate>
    </Page>
  )
}
