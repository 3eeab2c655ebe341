import type { Coach } from '@org/api/client'
import { formatMoment } from '@org/app-kit'
import { Page, PageHeader, RowActions, RowLink, useTableAddress } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState, IconButton, Link } from '@org/ui/primitives'
import { Pencil, UserPlus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/coaching-ports.ts'
import { texts } from '#shared/texts.ts'
import { CoachBadge } from './coach-badge.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { readCoaches } from './read-coaches.ts'
import { coachesTexts } from './texts.ts'

/** The coaches of the studio, and the invitations that were not accepted yet. */
export function CoachesPage() {
  const navigate = useNavigate()
  const ports = useLivePorts('coaches')
  const address = useTableAddress()
  const [total, setTotal] = useState<number>()
  const load = useMemo(() => readCoaches(ports, setTotal), [ports])
  return (
    <Page>
      <PageHeader
        title={coachesTexts.title}
        count={total}
        actions={
          <Link href={paths.invite} appearance="primary">
            <UserPlus size={16} aria-hidden="true" />
            {coachesTexts.invite}
          </Link>
        }
      />
      <DataTable
        label={coachesTexts.title}
        {...address}
        cells={cells}
        load={load}
        getRowId={({ id }) => id}
        hasRowLinks
        isSearchable
        searchLabel={coachesTexts.searchByStart}
        noMatch={<EmptyState title={coachesTexts.noMatch(address.query.search.trim())} />}
        labels={{ failed: texts.listFailed }}
        empty={
          <EmptyState title={coachesTexts.emptyTitle} icon={<Users size={24} aria-hidden="true" />}>
            {coachesTexts.emptyHelp}
          </EmptyState>
        }
        actionsLabel={texts.actions}
        actions={(coach) => (
          <RowActions>
            <IconButton
              label={`${texts.edit} ${nameOf(coach)}`}
              hasTooltip={false}
              onPress={() => void navigate(paths.coach(coach.id))}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
          </RowActions>
        )}
      />
      <PendingInvitations />
    </Page>
  )
}

const nameOf = ({ displayName, email }: Coach) => displayName || email

const cells: readonly DataTableCell<Coach>[] = [
  {
    key: 'display_name',
    title: texts.name,
    value: nameOf,
    render: (coach) => <RowLink href={paths.coach(coach.id)}>{nameOf(coach)}</RowLink>,
  },
  { key: 'email', title: texts.email, width: 240 },
  {
    key: 'last_seen_at',
    title: coachesTexts.lastSeen,
    width: 220,
    value: ({ lastSeen }) => (lastSeen === null ? coachesTexts.neverSeen : formatMoment(lastSeen)),
  },
  {
    key: 'status',
    title: coachesTexts.status,
    isSortable: false,
    value: () => null,
    render: (coach) => <CoachBadge coach={coach} />,
  },
]
