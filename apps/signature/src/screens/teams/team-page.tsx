import type { Team } from '@org/api/client'
import { useFields, useOperation } from '@org/app-kit'
import { Button, Card, EmptyState } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { useParams } from 'react-router-dom'
import { teams as teamList } from '../../lists/lists.ts'
import { selectTeams, selectUsers, useAppDispatch, useAppSelector } from '../../state.ts'
import { teamUpdateRequested, updateTeamOperation } from '../../teams/teams-saga.ts'
import { texts } from '../../texts.ts'
import { AdoptionBar } from '../deploy/adoption-bar.tsx'
import { ListGate } from '../shared/list-gate.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { FieldGrid, Page } from '../shared/page.styles.ts'
import { SaveRow } from '../shared/save-row.tsx'
import { TeamFields, teamForm, teamValues } from './team-fields.tsx'
import { MemberList } from './member-list.tsx'

/** One team: its name, its signature, its people. */
export function TeamPage() {
  const dispatch = useAppDispatch()
  const { teamId } = useParams()
  const list = useAppSelector(selectTeams)
  const users = useAppSelector(selectUsers)
  const team = list.data.find(({ id }) => id === teamId)
  const members = users.data.filter(({ team_id }) => team_id === teamId)
  return (
    <Page>
      <ListGate list={list} onRetry={() => dispatch(teamList.actions.loadRequested())}>
        {team ? (
          <>
            <PageHeader title={texts.teams.teamTitle(team.name)} />
            <TeamForm key={team.id} team={team} />
            <Card title={texts.teams.membersOf}>
              <AdoptionBar
                members={team.members_count}
                sent={team.signature_template_deploy_install_email_sent_count}
                installed={team.signature_template_deploy_count}
              />
              <MemberList members={members} />
            </Card>
          </>
        ) : (
          <EmptyState title={texts.teams.notFound} />
        )}
      </ListGate>
    </Page>
  )
}

function TeamForm({ team }: { team: Team }) {
  const dispatch = useAppDispatch()
  const { values, field, check, isChanged } = useFields(teamForm(team), { name: ['not_empty'] })
  const { isRunning, error } = useOperation(updateTeamOperation(team.id))
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (check()) dispatch(teamUpdateRequested({ id: team.id, values: teamValues(values) }))
  }
  return (
    <Card>
      <form onSubmit={save} noValidate>
        <FieldGrid>
          <TeamFields field={field} />
        </FieldGrid>
        <SaveRow error={error}>
          <Button type="submit" variant="primary" isLoading={isRunning} isDisabled={!isChanged}>
            {texts.saveButton}
          </Button>
        </SaveRow>
      </form>
    </Card>
  )
}
