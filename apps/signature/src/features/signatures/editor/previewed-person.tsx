import type { User } from '@org/api/client'
import { failureText, selectAuth, useApi, useAppSelector, useEnvironment } from '@org/app-kit'
import { Combobox } from '@org/ui/primitives'
import { useEffect, useRef } from 'react'
import { signaturesTexts } from '../texts.ts'

export interface PreviewedPersonProps {
  /** Null while the preview shows the typed values. */
  person: User | null
  onChange: (person: User | null) => void
}

/** Number of people that a search shows. */
const shown = 20

const nameOf = ({ display_name, email }: User) => display_name || email

/** Finds the person whom the editor's preview shows. */
export function PreviewedPerson({ person, onChange }: PreviewedPersonProps) {
  const client = useApi()
  const { notify } = useEnvironment()
  const id = useAppSelector(selectAuth)?.organisation_id ?? ''
  const input = useRef<HTMLInputElement>(null)
  // The button that showed the field had the focus.
  useEffect(() => input.current?.focus(), [])
  const found = useRef(new Map<string, User>())
  return (
    <Combobox
      ref={input}
      label={signaturesTexts.previewedPerson}
      placeholder={signaturesTexts.typedValues}
      value={person?.id ?? null}
      options={person ? [{ value: person.id, label: nameOf(person) }] : []}
      loadOptions={async (typed, signal) => {
        const filter = { limit: shown, ...(typed.trim() !== '' && { search: typed }) }
        try {
          const call = { path: { id }, query: { filter } }
          const { data } = await client.call('listUsers', call, { signal })
          for (const user of data) found.current.set(user.id, user)
          return data.map((user) => ({
            value: user.id,
            label: nameOf(user),
            description: user.position || user.email,
          }))
        } catch (error) {
          if (!signal.aborted) notify(failureText(error, 'load'), 'danger')
          throw error
        }
      }}
      onChange={(picked) => onChange(picked === null ? null : (found.current.get(picked) ?? null))}
    />
  )
}
