import type { Centre } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { useAppSelector } from '@org/app-kit'
import { Muted, RowActions, RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Badge, Button, IconButton, Switch } from '@org/ui/primitives'
import { Archive, Building2, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { ArchiveQuestion } from '#shared/catalogue/archive-question.tsx'
import { useArchivedInAddress } from '#shared/catalogue/use-archived-in-address.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { useConnect } from '#shared/centre/use-connect.ts'
import { centres, selectCentres } from '#shared/lists/centres.ts'
import { SearchedList } from '#shared/lists/searched-list.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { ArchivedCentres } from './archived-centres.tsx'
import { centresFlow } from './centres-saga.ts'
import { GroupDeletion } from './deletion/group-deletion.tsx'
import { centresTexts } from './texts.ts'

/**
 * The centres that the user may select. People with the permission can add, edit, archive and
 * restore them.
 */
export function CentresPage() {
  const list = useAppSelector(selectCentres)
  const user = useAppSelector(selectStockUser)
  const mayEdit = user !== null && mayEditCatalog(user, 'centres')
  const [toArchive, setToArchive] = useState<Centre | null>(null)
  const [isArchived, showArchived] = useArchivedInAddress()
  const cells = useCells(mayEdit)
  const tools = mayEdit && (
    <Switch isSelected={isArchived} onChange={showArchived}>
      {texts.showArchived}
    </Switch>
  )
  if (mayEdit && isArchived) return <ArchivedCentres tools={tools} />
  return (
    <>
      <SearchedList
        texts={centresTexts}
        icon={Building2}
        loadRequested={centres.actions.loadRequested}
        state={list}
        rows={list.data}
        count={list.total}
        cells={cells}
        emptyHelp={mayEdit ? centresTexts.emptyHelp : centresTexts.noneYours}
        createPath={mayEdit ? paths.newCentre : null}
        tools={tools}
        footer={user?.isSuperAdmin && <GroupDeletion />}
        actions={
          mayEdit
            ? (centre) => <CentreActions centre={centre} onArchive={() => setToArchive(centre)} />
            : null
        }
      />
      {toArchive && (
        <ArchiveQuestion
          title={centresTexts.archiveTitle(toArchive.name)}
          help={centresTexts.archiveHelp}
          isArchived
          entry={toArchive}
          flow={centresFlow}
          onClose={() => setToArchive(null)}
        />
      )}
    </>
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
