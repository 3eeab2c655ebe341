import type { AuditEntry } from '@org/api/client'
import { formatShortDateTime } from '@org/app-kit'
import type { DataTableCell } from '@org/ui/data-table'
import { Badge } from '@org/ui/primitives'
import { auditTexts } from './texts.ts'
import { Muted } from '#shared/page.styles.ts'
import { Lines, Whole } from './audit.styles.ts'

const words = auditTexts

const dateOf = ({ created_at }: AuditEntry) => new Date(created_at * 1000)
const actorOf = ({ actor }: AuditEntry) => actor || words.provider
const reasonOf = ({ outcome, reason }: AuditEntry) =>
  outcome === 'ok' ? '' : (words.reasons[reason] ?? '')

/** A text that breaks before the domain of an email, where it must. */
function Broken({ text }: { text: string }) {
  const at = text.indexOf('@')
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** How many mails or rows it was. */
function amountOf({ kind, item_count: count }: AuditEntry): string {
  if (count === null) return ''
  return kind === 'deploy' ? words.mails(count) : words.rows(count)
}

/** What the page shows of an entry. They have one order, so no column is sorted. */
export const auditCells: readonly DataTableCell<AuditEntry>[] = [
  {
    key: 'created_at',
    title: words.date,
    width: '176px',
    isSortable: false,
    filter: 'date',
    render: ({ created_at }) => <Whole>{formatShortDateTime(created_at)}</Whole>,
  },
  {
    key: 'kind',
    title: words.kind,
    isHidden: true,
    isSortable: false,
    filter: 'choice',
    choices: Object.values(words.kinds),
    value: ({ kind }) => words.kinds[kind],
  },
  {
    key: 'action',
    title: words.action,
    width: 220,
    isSortable: false,
    value: ({ action }) => words.actions[action],
    render: (entry) => {
      const more = [entry.team && words.ofTeam(entry.team), amountOf(entry)].filter(Boolean)
      return (
        <Lines>
          <span>{words.actions[entry.action]}</span>
          {entry.subject !== '' && (
            <Muted>
              <Broken text={entry.subject} />
            </Muted>
          )}
          {more.length > 0 && <Muted>{more.join(', ')}</Muted>}
        </Lines>
      )
    },
  },
  {
    key: 'actor',
    title: words.actor,
    width: 220,
    isSortable: false,
    filter: 'text',
    value: actorOf,
    render: (entry) => (
      <Lines>
        <span>
          <Broken text={actorOf(entry)} />
        </span>
        {entry.opened_by !== '' && (
          <Muted>
            <Broken text={words.viaMaster(entry.opened_by)} />
          </Muted>
        )}
      </Lines>
    ),
  },
  {
    key: 'outcome',
    title: words.outcome,
    width: '130px',
    isSortable: false,
    filter: 'choice',
    choices: Object.values(words.outcomes),
    value: ({ outcome }) => words.outcomes[outcome],
    render: (entry) => (
      <Lines>
        <span>
          <Badge tone={entry.outcome === 'ok' ? 'success' : 'danger'}>
            {words.outcomes[entry.outcome]}
          </Badge>
        </span>
        {reasonOf(entry) !== '' && <Muted>{reasonOf(entry)}</Muted>}
      </Lines>
    ),
  },
  { key: 'client', title: words.client, width: '158px', isSortable: false },
]

/** The columns of the file: each fact by itself. */
export const auditExportCells: readonly DataTableCell<AuditEntry>[] = [
  { key: 'created_at', title: words.date, exportValue: dateOf },
  { key: 'kind', title: words.kind, value: ({ kind }) => words.kinds[kind] },
  { key: 'action', title: words.action, value: ({ action }) => words.actions[action] },
  { key: 'actor', title: words.actor, value: actorOf },
  { key: 'opened_by', title: words.openedBy },
  { key: 'subject', title: words.subject },
  { key: 'team', title: words.team },
  { key: 'item_count', title: words.count },
  { key: 'outcome', title: words.outcome, value: ({ outcome }) => words.outcomes[outcome] },
  { key: 'reason', title: words.reason, value: reasonOf },
  { key: 'client', title: words.client },
]
