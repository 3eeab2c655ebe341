import type { SignatureData } from '@org/signature'
import { usePartNames } from '@org/ui/signature-editor'
import { useMemo } from 'react'
import { signaturesTexts } from '../texts.ts'
import { conflictTexts } from '#shared/conflict/texts.ts'
import { ConflictNotice } from '#shared/conflict/conflict-notice.tsx'
import { SmallSignature } from '#shared/conflict/small-signature.tsx'
import { templateData } from '../list/template-data.ts'
import type { TemplateForm } from './use-template-form.ts'

export interface TemplateConflictProps {
  template: Pick<TemplateForm, 'form' | 'data' | 'conflict' | 'contestedParts' | 'settle'>
  /** A template as a reader gets it. */
  fillIn: (data: SignatureData) => SignatureData
}

/** Shows the two signatures that were made of one; nothing as long as nobody else has changed it. */
export function TemplateConflict({ template, fillIn }: TemplateConflictProps) {
  const { form, data, conflict, contestedParts, settle } = template
  const partNames = usePartNames()
  const theirs = useMemo(
    () => conflict && fillIn(templateData(conflict.current.signatureData)),
    [conflict, fillIn],
  )
  const mine = useMemo(() => fillIn(data), [data, fillIn])
  if (!conflict || !theirs) return null
  const name = {
    name: 'name',
    label: signaturesTexts.signatureName,
    mine: form.values().name,
    theirs: conflict.current.name,
  }
  const signature = {
    name: 'signatureData',
    label: conflictTexts.parts(partNames(contestedParts)),
    mine: <SmallSignature data={mine} title={conflictTexts.mine} />,
    theirs: <SmallSignature data={theirs} title={conflictTexts.theirs} />,
  }
  return (
    <ConflictNotice
      fields={[name, signature].filter((field) => conflict.fields.includes(field.name))}
      onTake={() => settle('theirs')}
      onReplace={() => settle('mine')}
    />
  )
}
