import type { EmployeeRow, KnownPerson } from '@org/api/import'
import {
  failureText,
  isSessionEnd,
  selectAuth,
  useApi,
  useEnvironment,
  useAppSelector,
} from '@org/app-kit'
import { isEmail } from '@org/ui/validators'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { selectUserEdits } from '#shared/employees/employee-edits-slice.ts'
import { emailOf } from '../check-rows.ts'

/** Emails of one question, so that its address stays short enough for every proxy. */
const chunkSize = 50

interface Answers {
  /** Version of the employees for which these answers hold. */
  version: number
  asked: ReadonlySet<string>
  people: KnownPeople
}

/** People by their email in lower case. */
export type KnownPeople = ReadonlyMap<string, KnownPerson>

/**
 * The people to whom emails of the rows belong already: asked of the server, since the page holds only
 * a part of the employees. What it has answered is known while the rest is still asked; when the
 * employees have changed meanwhile, the answers of before count until there are others.
 */
export function useKnownPeople(rows: readonly EmployeeRow[]): {
  people: KnownPeople
  isAsking: boolean
} {
  const findPeople = useFindPeople()
  const { notify } = useEnvironment()
  const { version } = useAppSelector(selectUserEdits)
  const [answers, setAnswers] = useState<Answers>(() => noAnswers(version))
  const known = useMemo(
    () =>
      answers.version === version ? answers : { ...noAnswers(version), people: answers.people },
    [answers, version],
  )
  const emails = useMemo(() => emailsOf(rows), [rows])
  // One question at a time, as one text: an edit of a row that it is not about leaves it alone.
  const question = useMemo(() => nextEmails(emails, known.asked).join('\n'), [emails, known.asked])
  const settle = useEffectEvent((asked: readonly string[], found: KnownPeople) =>
    setAnswers({
      version,
      asked: new Set([...known.asked, ...asked]),
      people: withAnswers(known.people, asked, found),
    }),
  )
  // The server refuses what exists when the row is created, so that the import can go on.
  const giveUp = useEffectEvent((error: unknown) => {
    // Asked again once somebody is signed in again.
    if (isSessionEnd(error)) return
    notify(failureText(error, 'load'), 'danger')
    setAnswers({ ...known, asked: new Set([...known.asked, ...emails]) })
  })
  useEffect(() => {
    if (question === '' || findPeople === null) return
    const controller = new AbortController()
    const { signal } = controller
    const asked = question.split('\n')
    const ask = async () => {
      try {
        const found = await findPeople(asked, signal)
        if (!signal.aborted) settle(asked, found)
      } catch (error) {
        if (!signal.aborted) giveUp(error)
      }
    }
    void ask()
    return () => controller.abort()
  }, [findPeople, version, question])
  return { people: known.people, isAsking: question !== '' }
}

/** Asks the server whom of the emails it knows, at most `chunkSize`; null while nobody is signed in. */
function useFindPeople() {
  const client = useApi()
  const id = useAppSelector(selectAuth)?.organisation_id
  return useMemo(() => {
    if (id === undefined) return null
    return async (email: string[], signal: AbortSignal): Promise<KnownPeople> => {
      const query = { filter: { where: { email }, limit: chunkSize } }
      const page = await client.call('listUsers', { path: { id }, query }, { signal })
      return new Map(page.data.map((user) => [user.email, user]))
    }
  }, [client, id])
}

/** The same map where nothing is new, so that the rows are not looked at again. */
function withAnswers(
  known: KnownPeople,
  asked: readonly string[],
  found: KnownPeople,
): KnownPeople {
  if (found.size === 0 && !asked.some((email) => known.has(email))) return known
  const settled = new Set(asked)
  return new Map([...[...known].filter(([email]) => !settled.has(email)), ...found])
}

function noAnswers(version: number): Answers {
  return { version, asked: new Set(), people: new Map() }
}

/** Each email of the rows once; what is none belongs to nobody. */
function emailsOf(rows: readonly EmployeeRow[]): string[] {
  return [...new Set(rows.map(emailOf))].filter(isEmail)
}

/** The next emails that were not asked for yet. */
function nextEmails(emails: readonly string[], asked: ReadonlySet<string>): string[] {
  const next: string[] = []
  for (const email of emails) {
    if (next.length === chunkSize) break
    if (!asked.has(email)) next.push(email)
  }
  return next
}
