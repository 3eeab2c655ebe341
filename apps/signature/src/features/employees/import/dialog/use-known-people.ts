import { emailForms, type EmployeeRow, type KnownPerson } from '@org/api/import'
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
import { selectEmployeeEdits } from '#shared/employees/employee-edits-slice.ts'

/** Maximum number of emails per lookup, so that the URL stays short enough for every proxy. */
const chunkSize = 50

interface Answers {
  /** Version of the employee list to which these results apply. */
  version: number
  asked: ReadonlySet<string>
  people: KnownPeople
}

/** People by lower-case email. */
export type KnownPeople = ReadonlyMap<string, KnownPerson>

/**
 * Looks up which of the rows' emails already belong to people. Asks the server, since the page has
 * only some of the employees. Results are returned as they arrive; after a change to the employees,
 * the previous results remain until new ones replace them.
 */
export function useKnownPeople(rows: readonly EmployeeRow[]): {
  people: KnownPeople
  isAsking: boolean
} {
  const findPeople = useFindPeople()
  const { notify } = useEnvironment()
  const { version } = useAppSelector(selectEmployeeEdits)
  const [answers, setAnswers] = useState<Answers>(() => noAnswers(version))
  const known = useMemo(
    () =>
      answers.version === version ? answers : { ...noAnswers(version), people: answers.people },
    [answers, version],
  )
  const emails = useMemo(() => emailsOf(rows), [rows])
  // The emails of one lookup, joined into a string, so that editing a row whose email is not among
  // them does not restart the lookup.
  const question = useMemo(() => nextEmails(emails, known.asked).join('\n'), [emails, known.asked])
  const settle = useEffectEvent((asked: readonly string[], found: KnownPeople) =>
    setAnswers({
      version,
      asked: new Set([...known.asked, ...asked]),
      people: withAnswers(known.people, asked, found),
    }),
  )
  // After a failure all emails count as looked up: the server still rejects existing ones on
  // creation, so the import can start.
  const giveUp = useEffectEvent((error: unknown) => {
    // Do not count the emails as looked up, because the lookup runs again after the next sign-in.
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

/** Returns a function that looks up at most `chunkSize` emails; null while nobody is signed in. */
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

/**
 * Returns the known people, updated with the results of a lookup. If the lookup adds and removes
 * nobody, returns the same map, so that the rows are not checked again.
 */
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

/** Returns the distinct valid emails of the rows, in all spellings under which they may be stored. */
const emailsOf = (rows: readonly EmployeeRow[]): string[] =>
  [...new Set(rows.flatMap(({ email }) => emailForms(email)))].filter(isEmail)

/** Returns the next emails to look up. */
function nextEmails(emails: readonly string[], asked: ReadonlySet<string>): string[] {
  const next: string[] = []
  for (const email of emails) {
    if (next.length === chunkSize) break
    if (!asked.has(email)) next.push(email)
  }
  return next
}
