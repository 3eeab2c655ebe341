import type { SignatureTemplate } from '@org/api/client'
import { selectAuth, useAppDispatch, useAppSelector } from '@org/app-kit'
import { ListGate, MissingPage, Page } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { templates as signatureList, selectTemplates } from '#shared/lists/templates.ts'
import { signaturesTexts } from '../texts.ts'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { PhoneRuleProvider } from '#shared/phone-rule-provider.tsx'
import { EditSignature } from './edit-signature.tsx'
import { findDraft } from './signature-drafts.ts'
import type { EditorState } from './use-save-target.ts'

/**
 * Creates a new signature or edits a stored one. An open signature stays open even if the list
 * becomes empty; once a new signature is saved, the editor moves to the signature's own URL and
 * keeps its state.
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
    // Somebody has deleted the signature; the unsaved work on it can still be saved as a new one.
    const left = findDraft(auth, { id: signatureId, teamId })?.value.base
    if (left) setOpened(left)
  }
  const stored = found ?? (opened?.id === signatureId ? opened : undefined)
  const editing = state?.editing ?? signatureId ?? visit
  if (stored || signatureId === undefined) {
    return (
      <PhoneRuleProvider>
        <EditSignature key={editing} editing={editing} stored={stored ?? null} />
      </PhoneRuleProvider>
    )
  }
  return (
    <Page>
      <PageTitle title={signaturesTexts.title} />
      <ListGate list={list} onRetry={() => dispatch(signatureList.actions.loadRequested())}>
        <MissingPage
          title={signaturesTexts.notFound}
          list={{ href: paths.signatures(teamId), label: signaturesTexts.toSignatures }}
          homePath={paths.home}
        />
      </ListGate>
    </Page>
  )
}
