import type { Team } from '@org/api/client'
import { Select } from '@org/ui/primitives'
import { useAddressParam } from '#shared/use-address-param.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { deployTexts } from './texts.ts'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { useTeamPeople } from '#shared/employees/use-team-people.ts'
import { type StateName, stateNames } from '#shared/employees/employee-filter.ts'
import { Note, People, Person, States } from './deploy-page.styles.ts'
import { PersonRow } from './person-row.tsx'
import { stateParam } from './state-param.ts'
import { peopleTexts, texts } from '#shared/texts.ts'

export interface TeamPeopleProps {
  id: string
  team: Team
  /** The note that the administrator adds to the mail. */
  message: string
}

/** Maximum number of people in a list without a filter. Longer lists are hard to scan. */
const maxWithoutFilter = 6

const everyState = 'all'

/**
 * Lists the first members of a team, or only those in one state, with the state of their
 * signatures.
 */
export function TeamPeople({ id, team, message }: TeamPeopleProps) {
  const [requestedState, choose] = useAddressParam(stateParam(team.id))
  const state = stateNames.find((name) => name === requestedState) ?? null
  const { teamId } = useScope()
  const { loaded, retry } = useTeamPeople(team.id, state)
  return (
    <People id={id}>
      {(team.members_count > maxWithoutFilter || state !== null) && (
        <States>
          <Select<StateName | typeof everyState>
            label={deployTexts.stateOf(team.name)}
            isLabelHidden
            value={state ?? everyState}
            onChange={(value) => choose(value === everyState ? null : value)}
            options={[
              { value: everyState, label: deployTexts.allStates },
              ...stateNames.map((value) => ({ value, label: peopleTexts.states[value] })),
            ]}
          />
        </States>
      )}
      <LoadedGate loaded={loaded} onRetry={retry}>
        {({ people, more }) => (
          <ul>
            {people.map((member) => (
              <PersonRow key={member.id} employee={member} teamId={teamId} message={message} />
            ))}
            {people.length === 0 && (
              <Person>
                <Note>{state === null ? texts.nobody : deployTexts.nobodyInState}</Note>
              </Person>
            )}
            {more > 0 && (
              <Person>
                <Note>{deployTexts.morePeople(more)}</Note>
              </Person>
            )}
          </ul>
        )}
      </LoadedGate>
    </People>
  )
}
