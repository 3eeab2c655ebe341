import type { CoachingTag } from '@org/api/client'
import { useAppDispatch, useRequestedList } from '@org/app-kit'
import { ListGate, Page, PageHeader, RowActions, useTableAddress } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Button, ConfirmDialog, EmptyState, IconButton } from '@org/ui/primitives'
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#shared/texts.ts'
import { NewTagDialog, RenameDialog } from './tag-dialogs.tsx'
import type { TagList } from './tag-lists.ts'
import { type TagTexts, tagTexts } from './texts.ts'

export interface TagsScreenProps {
  tags: TagList
  texts: TagTexts
}

/** A list of tags, in which an admin adds, renames and deletes them. */
export function TagsScreen({ tags, texts: own }: TagsScreenProps) {
  const dispatch = useAppDispatch()
  const { list, flow } = tags
  const address = useTableAddress()
  const state = useRequestedList(list)
  const [isAdding, setAdding] = useState(false)
  const [toRename, setToRename] = useState<CoachingTag | null>(null)
  const [toDelete, setToDelete] = useState<CoachingTag | null>(null)
  const load = () => dispatch(list.actions.loadRequested())
  return (
    <Page>
      <PageHeader
        title={own.title}
        count={state.loaded ? state.data.length : undefined}
        actions={
          <Button variant="primary" onPress={() => setAdding(true)}>
            <Plus size={16} aria-hidden="true" />
            {own.create}
          </Button>
        }
      />
      <ListGate list={state} onRetry={load}>
        <DataTable
          label={own.title}
          {...address}
          rows={state.data}
          cells={cells}
          getRowId={({ id }) => id}
          isSearchable
          searchLabel={texts.search}
          noMatch={<EmptyState title={own.noMatch(address.query.search.trim())} />}
          empty={
            <EmptyState title={own.emptyTitle} icon={<Tags size={24} aria-hidden="true" />}>
              {own.emptyHelp}
            </EmptyState>
          }
          actionsLabel={texts.actions}
          actions={(tag) => (
            <RowActions>
              <IconButton
                label={tagTexts.rename(tag.name)}
                hasTooltip={false}
                onPress={() => setToRename(tag)}
              >
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={tagTexts.delete(tag.name)}
                hasTooltip={false}
                onPress={() => setToDelete(tag)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </RowActions>
          )}
        />
      </ListGate>
      {isAdding && <NewTagDialog tags={tags} title={own.create} onClose={() => setAdding(false)} />}
      {toRename && <RenameDialog tags={tags} tag={toRename} onClose={() => setToRename(null)} />}
      {toDelete && (
        <ConfirmDialog
          title={tagTexts.deleteQuestion(toDelete.name)}
          isOpen
          isDangerous
          onConfirm={() => {
            dispatch(flow.requests.delete({ id: toDelete.id }))
            setToDelete(null)
          }}
          onCancel={() => setToDelete(null)}
        >
          {tagTexts.deleteHelp}
        </ConfirmDialog>
      )}
    </Page>
  )
}

const cells: readonly DataTableCell<CoachingTag>[] = [{ key: 'name', title: texts.name }]
