import { Card, Combobox } from '@org/ui/primitives'
import { SortableList } from '@org/ui/sortable'
import { useCallback, useEffect, useRef } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { programsTexts } from '../texts.ts'
import type { ProgramSession } from './program-draft.ts'
import { AddSession } from './program-editor.styles.ts'

export interface ProgramSessionsProps {
  sessions: readonly ProgramSession[]
  onChange: (sessions: readonly ProgramSession[]) => void
}

/** The ordered sessions of a program; a program can contain a session more than once. */
export function ProgramSessions({ sessions, onChange }: ProgramSessionsProps) {
  const { trainingSessions } = useCoachingPorts()
  const titles = useRef(new Map<string, string>())
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const filter = { limit: 20, ...(typed !== '' && { search: typed }) }
      const { data } = await trainingSessions.getAll(filter, { signal })
      for (const { id, title } of data) titles.current.set(id, title)
      return data.map(({ id, title }) => ({ value: id, label: title }))
    },
    [trainingSessions],
  )
  const field = useRef<HTMLInputElement>(null)
  const hasAdded = useRef(false)
  useEffect(() => {
    // Adding a session remounts the field through its `key`, so the focus must be restored.
    if (hasAdded.current) field.current?.focus()
    hasAdded.current = false
  }, [sessions.length])

  function add(id: string | null) {
    const title = id === null ? undefined : titles.current.get(id)
    if (id === null || title === undefined) return
    hasAdded.current = true
    onChange([...sessions, { key: crypto.randomUUID(), id, title }])
  }
  return (
    <Card title={programsTexts.sessionList}>
      {sessions.length === 0 && <p>{programsTexts.noSessions}</p>}
      <SortableList
        label={programsTexts.sessionList}
        items={sessions}
        getKey={({ key }) => key}
        getName={({ title }) => title}
        onReorder={onChange}
        onRemove={(removed) => onChange(sessions.filter(({ key }) => key !== removed.key))}
      >
        {titleOf}
      </SortableList>
      <AddSession>
        <Combobox
          // Remounts the field when a session is added, so that the next one can be picked.
          key={sessions.length}
          label={programsTexts.addSession}
          description={programsTexts.addSessionHelp}
          ref={field}
          value={null}
          onChange={add}
          loadOptions={load}
        />
      </AddSession>
    </Card>
  )
}

const titleOf = ({ title }: ProgramSession) => title
