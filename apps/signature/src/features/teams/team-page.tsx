import type { Team } from '@org/api/client'
import {
  UnsavedWork,
  useEditedForm,
  useRetainedEntity,
  useRunOperation,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@org/app-kit'
import { ListGate, PageHeader, Page, SaveRow } from '@org/app-kit/pages'
import { Form, SaveBar } from '@org/ui/form'
import { Card, Skeleton } from '@org/ui/primitives'
import { useParams } from 'react-router-dom'
import { teams as teamList, selectTeams, type WithTeams } from '#shared/lists/teams.ts'
import { teamsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { teamsFlow } from './teams-saga.ts'
import { AdoptionBar } from '#shared/adoption-bar.tsx'
import { TeamFields } from './team-fields.tsx'
import { teamForm, teamFormValues, teamValues } from './team-form.ts'
import { MemberList } from './member-list.tsx'
import { TeamMissing } from './team-missing.tsx'

/** A team: its name, signature and members. */
export function TeamPage() {
  const dispatch = useAppDispatch()
  const { teamId } = useParams()
  const list = useAppSelector(selectTeams)
  const team = useRetainedEntity(
    list.data.find(({ id }) => id === teamId),
    teamId,
  )
  return (
    <Page>
      <ListGate
        list={team ? { ...list, loaded: true } : list}
        onRetry={() => dispatch(teamList.actions.loadRequested())}
      >
        {team ? (
          <>
            <PageHeader title={teamsTexts.teamTitle(team.name)} />
            <TeamForm key={team.id} team={team} />
            <Card title={teamsTexts.membersOf}>
              {team.members_count > 0 && (
                <AdoptionBar
                  members={team.members_count}
                  sent={team.signature_template_deploy_install_email_sent_count}
                  installed={team.signature_template_deploy_count}
                  queued={team.deploy_queued_count}
                  failed={team.deploy_failed_count}
                  old={team.old_version_count}
                />
              )}
              <MemberList teamId={team.id} />
            </Card>
          </>
        ) : list.data.length < list.total ? (
          <Skeleton lines={5} height="28px" label={texts.loading} />
        ) : (
          <TeamMissing />
        )}
      </ListGate>
    </Page>
  )
}

function TeamForm({ team }: { team: Team }) {
  const operation = teamsFlow.operations.update(team.id)
  const run = useRunOperation(operation)
  const store = useAppStore<WithTeams>()
  const { form, edited, isDirty, failure } = useEditedForm(teamForm, {
    operation,
    entity: team,
    toForm: teamFormValues,
    async save(typed, base) {
      const { id } = team
      await run(teamsFlow.requests.update({ id, values: teamValues(typed), base }))
      return selectTeams(store.getState()).data.find((other) => other.id === id)
    },
  })
  return (
    <Card>
      <Form form={form} aria-label={teamsTexts.teamTitle(team.name)}>
        <TeamFields
          form={form}
          edited={edited}
          inUse={team.signature_template_id === null ? null : team.signature_template}
        />
        <SaveRow error={failure}>
          <SaveBar form={form} isStatusHidden />
        </SaveRow>
      </Form>
      <UnsavedWork isDirty={isDirty} />
    </Card>
  )
}
