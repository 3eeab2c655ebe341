import type { SignatureTemplate } from '@org/api/client'
import { ConfirmDialog, EmptyState, Link, SegmentedControl } from '@org/ui/primitives'
import { LayoutGrid, List, PenLine, Plus } from 'lucide-react'
import { useState } from 'react'
import { templates as templateList } from '../../lists/lists.ts'
import { paths } from '../../shell/paths.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectTemplates, useAppDispatch, useAppSelector } from '../../state.ts'
import { templateDeleteRequested } from '../../templates/templates-saga.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { Page } from '../shared/page.styles.ts'
import { TemplateCards } from './template-cards.tsx'
import { TemplateTable } from './template-table.tsx'

const icon = { size: 16, 'aria-hidden': true } as const
const views = [
  {
    value: 'cards',
    label: texts.signatures.cards,
    icon: <LayoutGrid {...icon} />,
    isIconOnly: true,
  },
  { value: 'list', label: texts.signatures.list, icon: <List {...icon} />, isIconOnly: true },
] as const

/** The signature templates, as cards or as a list. */
export function SignaturesPage() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectTemplates)
  const { teamId } = useScope()
  const [view, setView] = useState<'cards' | 'list'>('cards')
  const [doomed, setDoomed] = useState<SignatureTemplate | null>(null)
  const shown = list.data.filter(
    ({ team_id }) => teamId === null || team_id === null || team_id === teamId,
  )
  const Templates = view === 'cards' ? TemplateCards : TemplateTable
  const create = (
    <Link
      href={paths.newSignature(teamId)}
      appearance="primary"
      icon={<Plus size={16} aria-hidden="true" />}
    >
      {texts.signatures.create}
    </Link>
  )
  return (
    <Page>
      <PageHeader
        title={texts.signatures.title}
        count={list.loaded ? shown.length : undefined}
        actions={
          <>
            <SegmentedControl
              label={texts.signatures.view}
              value={view}
              onChange={setView}
              options={views}
            />
            {create}
          </>
        }
      />
      <ListGate list={list} onRetry={() => dispatch(templateList.actions.loadRequested())}>
        {shown.length > 0 ? (
          <Templates templates={shown} onDelete={setDoomed} />
        ) : (
          <EmptyState
            title={texts.signatures.emptyTitle}
            icon={<PenLine size={24} aria-hidden="true" />}
          >
            {texts.signatures.emptyHelp}
          </EmptyState>
        )}
      </ListGate>
      <ConfirmDialog
        title={texts.deleteTitle(doomed?.name ?? '')}
        isOpen={doomed !== null}
        isDangerous
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) dispatch(templateDeleteRequested(doomed.id))
          setDoomed(null)
        }}
      />
    </Page>
  )
}
