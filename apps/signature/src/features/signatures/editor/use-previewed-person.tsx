import type { User } from '@org/api/client'
import { useAppSelector } from '@org/app-kit'
import { lazyPart } from '@org/app-kit/public'
import { Button } from '@org/ui/primitives'
import type { TemplatePeople } from '@org/ui/signature-editor'
import { useCallback, useMemo, useState } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { signaturesTexts } from '../texts.ts'

// Loaded on demand, since a field with suggestions is heavy and few people need it.
const PreviewedPerson = lazyPart(
  async () => (await import('./previewed-person.tsx')).PreviewedPerson,
)

/** The person whom the preview of a template shows. */
export interface Previewed {
  person: User
  /** '' for the team of the whole company. */
  teamName: string
}

/**
 * Returns the person whom the preview shows, null while it shows the typed values, and what the
 * editor offers to choose them. Editing a value that each person has shows the typed values again.
 */
export function usePreviewedPerson(): { previewed: Previewed | null; people: TemplatePeople } {
  const [person, setPerson] = useState<User | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { data: teams } = useAppSelector(selectTeams)
  const onEdit = useCallback(() => setPerson(null), [])
  const people = useMemo(
    () => ({
      onEdit,
      choice: isChoosing ? (
        <PreviewedPerson person={person} onChange={setPerson} />
      ) : (
        <Button onPress={() => setChoosing(true)}>{signaturesTexts.choosePerson}</Button>
      ),
    }),
    [person, isChoosing, onEdit],
  )
  const previewed = useMemo(() => {
    if (!person) return null
    const isGlobal = teams.find(({ id }) => id === person.team_id)?.is_global === true
    return { person, teamName: isGlobal ? '' : person.team.name }
  }, [person, teams])
  return { previewed, people }
}
