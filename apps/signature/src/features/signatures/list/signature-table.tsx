import type { SignatureTemplate } from '@org/api/client'
import { formatDate, selectOrganisation, useAppSelector } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, EmptyState } from '@org/ui/primitives'
import { useMemo } from 'react'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { signatureListTexts } from './texts.ts'
import { Named } from './signatures.styles.ts'
import { SignatureActions } from './signature-actions.tsx'
import type { SignaturesProps } from './signature-cards.tsx'
import { listedTeams, teamNames } from './signature-teams.ts'

/**
 * Returns the columns of the table, which show the teams that get each signature and a badge on the
 * default signature.
 */
const cellsFor = (
  teams: Parameters<typeof teamNames>[1],
  defaultId: string | null | undefined,
  teamId: string | null,
): DataTableCell<SignatureTemplate>[] => [
  {
    key: 'name',
    title: signatureListTexts.name,
    width: 300,
    render: ({ id, name }) => (
      <Named>
        <RowLink href={paths.signature(teamId, id)}>{name}</RowLink>
        {id === defaultId && <Badge tone="accent">{signatureListTexts.byDefault}</Badge>}
      </Named>
    ),
  },
  {
    key: 'teams',
    title: signatureListTexts.teamsColumn,
    value: (signature) => teamNames(signature, teams).join(', '),
    render: (signature) => listedTeams(teamNames(signature, teams)),
  },
  {
    key: 'updated_at',
    title: signatureListTexts.changed,
    render: ({ updated_at }) => formatDate(updated_at),
    isSearchable: false,
  },
  {
    key: 'users',
    title: signatureListTexts.usersColumn,
    value: ({ users_count }) => users_count,
    isSearchable: false,
    align: 'end',
  },
]

/** The signatures as a table. */
export function SignatureTable({ signatures, onDelete, ...inAddress }: SignaturesProps) {
  const defaultId = useAppSelector(selectOrganisation)?.signature_template_id
  const teams = useAppSelector(selectTeams)
  const { teamId } = useScope()
  const cells = useMemo(
    () => cellsFor(teams.data, defaultId, teamId),
    [teams.data, defaultId, teamId],
  )
  return (
    <DataTable
      label={signatureListTexts.title}
      rows={signatures}
      getRowId={({ id }) => id}
      cells={cells}
      hasRowLinks
      isSearchable
      searchLabel={signatureListTexts.search}
      noMatch={<EmptyState title={signatureListTexts.noMatch} />}
      {...inAddress}
      actionsLabel={signatureListTexts.actions}
      actions={(signature) => (
        <SignatureActions signature={signature} onDelete={() => onDelete(signature)} />
      )}
    />
  )
}
