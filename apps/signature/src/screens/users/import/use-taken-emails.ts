import type { EmployeeRow } from '@org/api/import'
import { errorMessage, isSessionEnd, selectAuth, useApi, useEnvironment } from '@org/app-kit'
import { isEmail } from '@org/ui/validators'
import { useEffect, useMemo, useState } from 'react'
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
 * page holds only a part of the employees. Until it has answered, none; when the employees have
 * changed meanwhile, those of before until it has answered again.
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
  const open = useMemo(() => openEmails(rows, known.asked), [rows, known.asked])
  // As one text, so that an edit of anything but an email asks nothing.
  const question = open.join('\n')
  useEffect(() => {
    if (question === '') return
    const controller = new AbortController()
    const emails = question.split('\n')
    const ask = async () => {
      const found = await findTaken(emails, controller.signal).catch((error: unknown) => {
        // The server refuses what exists when the row is created, so that the import can go on.
        if (!controller.signal.aborted && !isSessionEnd(error))
          notify(errorMessage(error), 'danger')
        return []
      })
      if (controller.signal.aborted) return
      const { asked, taken } = known
      setAnswers({
        version,
        asked: new Set([...asked, ...emails]),
        taken: withAnswers(taken, emails, found),
      })
    }
    void ask()
    return () => controller.abort()
  }, [findTaken, notify, version, known, question])
  return known.taken
}

/** Asks the server for those of the emails that it knows. */
function useFindTaken() {
  const client = useApi()
  const id = useAppSelector(selectAuth)?.organisation_id ?? ''
  return useMemo(
    () => async (emails: readonly string[], signal: AbortSignal) => {
      const found: string[] = []
      for (let start = 0; start < emails.length; start += chunkSize) {
        const email = emails.slice(start, start + chunkSize)
        const query = { filter: { where: { email }, limit: chunkSize } }
        const page = await client.call('listUsers', { path: { id }, query }, { signal })
        found.push(...page.data.map((user) => user.email))
      }
      return found
    },
    [client, id],
  )
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

/** Emails that were not asked for yet; what is none belongs to nobody. */
function openEmails(rows: readonly EmployeeRow[], asked: ReadonlySet<string>): string[] {
  const emails = new Set(rows.map(({ email }) => email.trim().toLowerCase()))
  return [...emails].filter((email) => !asked.has(email) && isEmail(email))
}
