import type { SignatureTemplate } from '@org/api/client'
import { formatDate, selectOrganisation } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, EmptyState } from '@org/ui/primitives'
import { useMemo } from 'react'
import { paths } from '../../shell/paths.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectTeams, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { RowLink } from '../shared/row-link.tsx'
import { Named } from './signatures.styles.ts'
import { TemplateActions } from './template-actions.tsx'
import type { TemplatesProps } from './template-cards.tsx'
import { listedTeams, teamNames } from './template-teams.ts'

/** The columns; what a template is for is known by the teams and the company. */
const cellsFor = (
  teams: Parameters<typeof teamNames>[1],
  defaultId: string | null | undefined,
  teamId: string | null,
): DataTableCell<SignatureTemplate>[] => [
  {
    key: 'name',
    title: texts.signatures.name,
    width: 300,
    render: ({ id, name }) => (
      <Named>
        <RowLink href={paths.signature(teamId, id)}>{name}</RowLink>
        {id === defaultId && <Badge tone="accent">{texts.signatures.byDefault}</Badge>}
      </Named>
    ),
  },
  {
    key: 'teams',
    title: texts.signatures.teamsColumn,
    value: (template) => teamNames(template, teams).join(', '),
    render: (template) => listedTeams(teamNames(template, teams)),
  },
  {
    key: 'updated_at',
    title: texts.signatures.changed,
    render: ({ updated_at }) => formatDate(updated_at),
    isSearchable: false,
  },
  {
    key: 'users',
    title: texts.signatures.usersColumn,
    value: ({ users_count }) => users_count,
    isSearchable: false,
    align: 'end',
  },
]

/** The templates as a list. */
export function TemplateTable({ templates, onDelete, ...inAddress }: TemplatesProps) {
  const defaultId = useAppSelector(selectOrganisation)?.signature_template_id
  const teams = useAppSelector(selectTeams)
  const { teamId } = useScope()
  const cells = useMemo(
    () => cellsFor(teams.data, defaultId, teamId),
    [teams.data, defaultId, teamId],
  )
  return (
    <DataTable
      label={texts.signatures.title}
      rows={templates}
      getRowId={({ id }) => id}
      cells={cells}
      hasRowLinks
      isSearchable
      searchLabel={texts.signatures.search}
      noMatch={<EmptyState title={texts.signatures.noMatch} />}
      {...inAddress}
      actionsLabel={texts.signatures.actions}
      actions={(template) => (
        <TemplateActions template={template} onDelete={() => onDelete(template)} />
      )}
    />
  )
}
