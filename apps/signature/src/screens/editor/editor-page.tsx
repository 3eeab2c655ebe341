import type { SignatureTemplate } from '@org/api/client'
import { EmptyState } from '@org/ui/primitives'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { templates as templateList } from '../../lists/lists.ts'
import { selectTemplates, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { Page } from '../shared/page.styles.ts'
import { TemplateEditor } from './template-editor.tsx'

/** Designs a new signature. */
export function NewSignaturePage() {
  return <TemplateEditor template={null} />
}

/** Edits a stored signature. What was opened stays open, even if the list empties meanwhile. */
export function SignaturePage() {
  const dispatch = useAppDispatch()
  const { signatureId } = useParams()
  const list = useAppSelector(selectTemplates)
  const found = list.data.find(({ id }) => id === signatureId)
  const [opened, setOpened] = useState<SignatureTemplate | undefined>(found)
  if (found && found !== opened) setOpened(found)
  const template = found ?? (opened?.id === signatureId ? opened : undefined)
  if (template) return <TemplateEditor key={template.id} template={template} />
  return (
    <Page>
      <ListGate list={list} onRetry={() => dispatch(templateList.actions.loadRequested())}>
        <EmptyState title={texts.signatures.notFound} />
      </ListGate>
    </Page>
  )
}
