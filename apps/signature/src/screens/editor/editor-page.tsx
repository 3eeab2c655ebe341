import type { SignatureTemplate } from '@org/api/client'
import { selectAuth } from '@org/app-kit'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { templates as templateList } from '../../lists/lists.ts'
import { paths } from '../../shell/paths.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectTemplates, useAppDispatch, useAppSelector } from '../../state.ts'
import { findTemplateDraft } from '../../templates/drafts/find-template-draft.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { MissingPage } from '../shared/missing-page.tsx'
import { PageTitle } from '../shared/page-title.tsx'
import { Page } from '../shared/page.styles.ts'
import { TemplateEditor } from './template-editor.tsx'
import type { EditorState } from './use-template-form.ts'

/**
 * Designs a new signature or edits a stored one. What was opened stays open, even if the list
 * empties meanwhile; a new one that was saved goes on as it stands, at its own address.
 */
export function SignaturePage() {
  const dispatch = useAppDispatch()
  const { signatureId } = useParams()
  const { key: visit, state } = useLocation() as { key: string; state: EditorState | null }
  const list = useAppSelector(selectTemplates)
  const auth = useAppSelector(selectAuth)
  const { teamId } = useScope()
  const found = list.data.find(({ id }) => id === signatureId)
  const [opened, setOpened] = useState<SignatureTemplate | undefined>(found)
  if (found && found !== opened) setOpened(found)
  if (!found && list.loaded && signatureId !== undefined && opened?.id !== signatureId) {
    // Somebody has deleted it; work on it that was not saved can still become another one.
    const left = findTemplateDraft(auth, { templateId: signatureId, teamId })?.base
    if (left) setOpened(left)
  }
  const template = found ?? (opened?.id === signatureId ? opened : undefined)
  const editing = state?.editing ?? signatureId ?? visit
  if (template || signatureId === undefined) {
    return <TemplateEditor key={editing} editing={editing} template={template ?? null} />
  }
  return (
    <Page>
      <PageTitle title={texts.signatures.title} />
      <ListGate list={list} onRetry={() => dispatch(templateList.actions.loadRequested())}>
        <MissingPage
          title={texts.signatures.notFound}
          list={{ href: paths.signatures(teamId), label: texts.missing.toSignatures }}
        />
      </ListGate>
    </Page>
  )
}
