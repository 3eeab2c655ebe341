import type { SignatureTemplate } from '@org/api/client'
import { useLoadAhead, lazyPart } from '@org/app-kit/public'
import { EmptyState, Link, SegmentedControl } from '@org/ui/primitives'
import { LayoutGrid, List, PenLine, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { templates as signatureList, selectTemplates } from '#shared/lists/templates.ts'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { useTableAddress, ListGate, PageHeader, Page } from '@org/app-kit/pages'
import { signatureListTexts } from './texts.ts'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { useAddressParam } from '#shared/use-address-param.ts'
import { DeleteSignatureDialog } from './delete-signature-dialog.tsx'
import { SignatureCards } from './signature-cards.tsx'

const icon = { size: 16, 'aria-hidden': true } as const
const views = [
  {
    value: 'cards',
    label: signatureListTexts.cards,
    icon: <LayoutGrid {...icon} />,
    isIconOnly: true,
  },
  { value: 'list', label: signatureListTexts.list, icon: <List {...icon} />, isIconOnly: true },
] as const

// Loaded on demand, since the cards are shown first and the table makes up a tenth of the page's
// scripts.
const SignatureTable = lazyPart(async () => (await import('./signature-table.tsx')).SignatureTable)
const otherView = [SignatureTable]

/**
 * The page of the signatures, as cards or as a list. Its address contains the view and the search.
 */
export function SignaturesPage() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectTemplates)
  const { teamId } = useScope()
  const inAddress = useTableAddress()
  const [shownView, showView] = useAddressParam('view')
  const view = shownView === 'list' ? 'list' : 'cards'
  const [toDelete, setToDelete] = useState<SignatureTemplate | null>(null)
  useLoadAhead(otherView)
  const shown = useMemo(
    () =>
      list.data.filter(({ team_id }) => teamId === null || team_id === null || team_id === teamId),
    [list.data, teamId],
  )
  const setView = (next: 'cards' | 'list') => showView(next === 'cards' ? null : next)
  const Signatures = view === 'cards' ? SignatureCards : SignatureTable
  const create = (
    <Link
      href={paths.newSignature(teamId)}
      appearance="primary"
      icon={<Plus size={16} aria-hidden="true" />}
    >
      {signatureListTexts.create}
    </Link>
  )
  return (
    <Page>
      <PageHeader
        title={signatureListTexts.title}
        count={list.loaded ? shown.length : undefined}
        actions={
          <>
            <SegmentedControl
              label={signatureListTexts.view}
              value={view}
              onChange={setView}
              options={views}
            />
            {create}
          </>
        }
      />
      <ListGate list={list} onRetry={() => dispatch(signatureList.actions.loadRequested())}>
        {shown.length > 0 ? (
          <Signatures signatures={shown} onDelete={setToDelete} {...inAddress} />
        ) : (
          <EmptyState
            title={signatureListTexts.emptyTitle}
            icon={<PenLine size={24} aria-hidden="true" />}
          >
            {signatureListTexts.emptyHelp}
          </EmptyState>
        )}
      </ListGate>
      {toDelete && <DeleteSignatureDialog signature={toDelete} onClose={() => setToDelete(null)} />}
    </Page>
  )
}
