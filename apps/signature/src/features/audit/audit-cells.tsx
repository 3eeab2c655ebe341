import type { AuditEntry } from '@org/api/client'
import { formatShortDateTime } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Badge } from '@org/ui/primitives'
import { auditTexts } from './texts.ts'
import { Lines, NoWrap } from './audit.styles.ts'

const labels = auditTexts

const dateOf = ({ created_at }: AuditEntry) => new Date(created_at * 1000)
const actorOf = ({ actor }: AuditEntry) => actor || labels.provider
const reasonOf = ({ outcome, reason }: AuditEntry) =>
  outcome === 'ok' ? '' : (labels.reasons[reason] ?? '')

/** Text that the table may cut off if it contains an email. */
function EmailText({ text }: { text: string }) {
  if (!text.includes('@')) return text
  return (
    <span data-shortened title={text}>
      {text}
    </span>
  )
}

/** Formats the number of mails or rows that the entry refers to. */
function amountOf({ kind, item_count: count }: AuditEntry): string {
  if (count === null) return ''
  return kind === 'deploy' ? labels.mails(count) : labels.rows(count)
}

/** Columns of the page. Entries have a fixed order, so no column is sortable. */
export const auditCells: readonly DataTableCell<AuditEntry>[] = [
  {
    key: 'created_at',
    title: labels.date,
    width: '176px',
    isSortable: false,
    filter: 'date',
    render: ({ created_at }) => <NoWrap>{formatShortDateTime(created_at)}</NoWrap>,
  },
  {
    key: 'kind',
    title: labels.kind,
    isHidden: true,
    isSortable: false,
    filter: 'choice',
    choices: Object.values(labels.kinds),
    value: ({ kind }) => labels.kinds[kind],
  },
  {
    key: 'action',
    title: labels.action,
    width: 220,
    isSortable: false,
    value: ({ action }) => labels.actions[action],
    render: (entry) => {
      const more = [entry.team && labels.ofTeam(entry.team), amountOf(entry)].filter(Boolean)
      return (
        <Lines>
          <span>{labels.actions[entry.action]}</span>
          {entry.subject !== '' && (
            <Muted>
              <EmailText text={entry.subject} />
            </Muted>
          )}
          {more.length > 0 && <Muted>{more.join(', ')}</Muted>}
        </Lines>
      )
    },
  },
  {
    key: 'actor',
    title: labels.actor,
    width: 220,
    isSortable: false,
    filter: 'text',
    value: actorOf,
    render: (entry) => (
      <Lines>
        <span>
          <EmailText text={actorOf(entry)} />
        </span>
        {entry.opened_by !== '' && (
          <Muted>
            <EmailText text={labels.viaMaster(entry.opened_by)} />
          </Muted>
        )}
      </Lines>
    ),
  },
  {
    key: 'outcome',
    title: labels.outcome,
    width: '130px',
    isSortable: false,
    filter: 'choice',
    choices: Object.values(labels.outcomes),
    value: ({ outcome }) => labels.outcomes[outcome],
    render: (entry) => (
      <Lines>
        <span>
          <Badge tone={entry.outcome === 'ok' ? 'success' : 'danger'}>
            {labels.outcomes[entry.outcome]}
          </Badge>
        </span>
        {reasonOf(entry) !== '' && <Muted>{reasonOf(entry)}</Muted>}
      </Lines>
    ),
  },
  { key: 'client', title: labels.client, width: '158px', isSortable: false },
]

/** Columns of the exported file, each with a single value. */
export const auditExportCells: readonly DataTableCell<AuditEntry>[] = [
  { key: 'created_at', title: labels.date, exportValue: dateOf },
  { key: 'kind', title: labels.kind, value: ({ kind }) => labels.kinds[kind] },
  { key: 'action', title: labels.action, value: ({ action }) => labels.actions[action] },
  { key: 'actor', title: labels.actor, value: actorOf },
  { key: 'opened_by', title: labels.openedBy },
  { key: 'subject', title: labels.subject },
  { key: 'team', title: labels.team },
  { key: 'item_count', title: labels.count },
  { key: 'outcome', title: labels.outcome, value: ({ outcome }) => labels.outcomes[outcome] },
  { key: 'reason', title: labels.reason, value: reasonOf },
  { key: 'client', title: labels.client },
]
