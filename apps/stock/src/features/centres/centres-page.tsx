import type { Centre } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import {
  ListGate,
  Muted,
  Page,
  PageHeader,
  RowActions,
  RowLink,
  SearchInAddress,
} from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, Button, EmptyState, IconButton, Link } from '@org/ui/primitives'
import { Archive, Building2, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { useConnect } from '#shared/centre/use-connect.ts'
import { centres, selectCentres } from '#shared/lists/centres.ts'
import { paths } from '#shared/paths.ts'
import { usePrefixSearch } from '#shared/prefix-search/use-prefix-search.ts'
import { texts } from '#shared/texts.ts'
import { ArchiveCentreDialog } from './archive-centre-dialog.tsx'
import { centresTexts } from './texts.ts'

/** The centres that the user may select. People with the permission add, edit and archive them. */
export function CentresPage() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectCentres)
  const user = useAppSelector(selectStockUser)
  const mayEdit = user !== null && mayEditCatalog(user, 'centres')
  const { search, table, words, rows } = usePrefixSearch(list.data)
  const [toArchive, setToArchive] = useState<Centre | null>(null)
  const isEmpty = list.data.length === 0
  return (
    <Page>
      <PageHeader
        title={centresTexts.title}
        count={list.loaded ? list.total : undefined}
        actions={
          mayEdit && (
            <Link href={paths.newCentre} appearance="primary">
              <Plus size={16} aria-hidden="true" />
              {centresTexts.create}
            </Link>
          )
        }
      />
      <ListGate list={list} onRetry={() => dispatch(centres.actions.loadRequested())}>
        {!isEmpty && <SearchInAddress label={centresTexts.search} {...search} />}
        <DataTable
          label={centresTexts.title}
          {...table}
          rows={rows}
          getRowId={({ id }) => id}
          cells={useCells(mayEdit)}
          hasRowLinks={mayEdit}
          exportAs={centresTexts.exportName}
          empty={
            isEmpty ? (
              <EmptyState
                title={centresTexts.emptyTitle}
                icon={<Building2 size={24} aria-hidden="true" />}
              >
                {mayEdit ? centresTexts.emptyHelp : centresTexts.noneYours}
              </EmptyState>
            ) : (
              <EmptyState title={centresTexts.noMatch(words)} />
            )
          }
          {...(mayEdit && {
            actionsLabel: centresTexts.actions,
            actions: (centre: Centre) => (
              <CentreActions centre={centre} onArchive={() => setToArchive(centre)} />
            ),
          })}
        />
      </ListGate>
      {toArchive && <ArchiveCentreDialog centre={toArchive} onClose={() => setToArchive(null)} />}
    </Page>
  )
}

function useCells(mayEdit: boolean): DataTableCell<Centre>[] {
  const { centreId } = useCentre()
  const connect = useConnect()
  return [
    {
      key: 'name',
      title: centresTexts.name,
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <>
          {mayEdit ? <RowLink href={paths.centre(id)}>{name}</RowLink> : name}{' '}
          {id === centreId && <Badge tone="success">{centresTexts.selected}</Badge>}
        </>
      ),
    },
    { key: 'address', title: centresTexts.address, value: ({ address }) => address },
    {
      key: 'hour',
      title: centresTexts.hourColumn,
      value: ({ create_cmd_hour: hour }) => hour ?? '',
      render: ({ create_cmd_hour: hour }) =>
        hour === null ? <Muted>{centresTexts.noHour}</Muted> : centresTexts.hourOf(hour),
    },
    {
      key: 'connect',
      title: centresTexts.connect,
      isSortable: false,
      value: () => null,
      render: ({ id, name }) => (
        <Button aria-label={centresTexts.connectTo(name)} onPress={() => connect(id)}>
          {texts.connect}
        </Button>
      ),
    },
  ]
}

interface CentreActionsProps {
  centre: Centre
  onArchive: () => void
}

function CentreActions({ centre: { id, name }, onArchive }: CentreActionsProps) {
  const navigate = useNavigate()
  return (
    <RowActions>
      <IconButton
        label={`${texts.edit} ${name}`}
        hasTooltip={false}
        onPress={() => void navigate(paths.centre(id))}
      >
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={`${texts.archive} ${name}`} hasTooltip={false} onPress={onArchive}>
        <Archive size={16} aria-hidden="true" />
      </IconButton>
    </RowActions>
  )
}
