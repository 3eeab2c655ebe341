import type { EmployeeRow } from '@org/api/import'
import { errorMessage, isSessionEnd, selectAuth, useApi, useEnvironment } from '@org/app-kit'
import { isEmail } from '@org/ui/validators'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { selectUserEdits, useAppSelector } from '../../../state.ts'

/** Emails of one question, so that its address stays short enough for every proxy. */
const chunkSize = 50

interface Answers {
  /** Version of the employees for which these answers hold. */
  version: number
  asked: ReadonlySet<string>
  taken: ReadonlySet<string>
}

/**
 * Which emails of the rows belong to employees already, lower case: asked of the server, since the
 * page holds only a part of the employees. What it has answered is known while the rest is still
 * asked; when the employees have changed meanwhile, the answers of before count until there are
 * others.
 */
export function useTakenEmails(rows: readonly EmployeeRow[]): ReadonlySet<string> {
  const findTaken = useFindTaken()
  const { notify } = useEnvironment()
  const { version } = useAppSelector(selectUserEdits)
  const [answers, setAnswers] = useState<Answers>(() => noAnswers(version))
  const known = useMemo(
    () => (answers.version === version ? answers : { ...noAnswers(version), taken: answers.taken }),
    [answers, version],
  )
  const emails = useMemo(() => emailsOf(rows), [rows])
  // One question at a time, as one text: an edit of a row that it is not about leaves it alone.
  const question = useMemo(() => nextEmails(emails, known.asked).join('\n'), [emails, known.asked])
  const settle = useEffectEvent((asked: readonly string[], found: readonly string[]) =>
    setAnswers({
      version,
      asked: new Set([...known.asked, ...asked]),
      taken: withAnswers(known.taken, asked, found),
    }),
  )
  // The server refuses what exists when the row is created, so that the import can go on.
  const giveUp = useEffectEvent((error: unknown) => {
    // Asked anew once somebody is signed in again.
    if (isSessionEnd(error)) return
    notify(errorMessage(error), 'danger')
    setAnswers({ ...known, asked: new Set([...known.asked, ...emails]) })
  })
  useEffect(() => {
    if (question === '' || findTaken === null) return
    const controller = new AbortController()
    const { signal } = controller
    const asked = question.split('\n')
    const ask = async () => {
      try {
        const found = await findTaken(asked, signal)
        if (!signal.aborted) settle(asked, found)
      } catch (error) {
        if (!signal.aborted) giveUp(error)
      }
    }
    void ask()
    return () => controller.abort()
  }, [findTaken, version, question])
  return known.taken
}

/** Asks the server for those of the emails that it knows, at most `chunkSize`; null while nobody is signed in. */
function useFindTaken() {
  const client = useApi()
  const id = useAppSelector(selectAuth)?.organisation_id
  return useMemo(() => {
    if (id === undefined) return null
    return async (email: string[], signal: AbortSignal) => {
      const query = { filter: { where: { email }, limit: chunkSize } }
      const page = await client.call('listUsers', { path: { id }, query }, { signal })
      return page.data.map((user) => user.email)
    }
  }, [client, id])
}

/** The same set where nothing is new, so that the rows are not looked at again. */
function withAnswers(
  taken: ReadonlySet<string>,
  asked: readonly string[],
  found: readonly string[],
): ReadonlySet<string> {
  const settled = new Set(asked)
  const next = new Set([...[...taken].filter((email) => !settled.has(email)), ...found])
  return next.size === taken.size && found.every((email) => taken.has(email)) ? taken : next
}

function noAnswers(version: number): Answers {
  return { version, asked: new Set(), taken: new Set() }
}

/** Each email of the rows once; what is none belongs to nobody. */
function emailsOf(rows: readonly EmployeeRow[]): string[] {
  const emails = new Set(rows.map(({ email }) => email.trim().toLowerCase()))
  return [...emails].filter(isEmail)
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
