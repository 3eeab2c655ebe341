import { ConflictNotice, conflictTexts } from '@org/app-kit/pages'
import type { SignatureData } from '@org/signature'
import { usePartNames } from '@org/ui/signature-editor'
import { useMemo } from 'react'
import { signaturesTexts } from '../texts.ts'
import { partsText } from '#shared/texts.ts'
import { SmallSignature } from '#shared/conflict/small-signature.tsx'
import { parseStoredSignature } from '../list/signature-data.ts'
import type { SignatureForm } from './use-signature-form.ts'

export interface SignatureConflictProps {
  signature: Pick<SignatureForm, 'form' | 'signature' | 'conflict' | 'contestedParts' | 'settle'>
  /** Returns the signature with its missing values filled in, as its recipient sees it. */
  fillIn: (data: SignatureData) => SignatureData
}

/**
 * Shows the user's own and the stored signature, and asks which changes to keep; renders nothing
 * without a conflict.
 */
export function SignatureConflict({ signature: edited, fillIn }: SignatureConflictProps) {
  const { form, signature: own, conflict, contestedParts, settle } = edited
  const partNames = usePartNames()
  const theirs = useMemo(
    () => conflict && fillIn(parseStoredSignature(conflict.current.signatureData)),
    [conflict, fillIn],
  )
  const mine = useMemo(() => fillIn(own), [own, fillIn])
  if (!conflict || !theirs) return null
  const name = {
    name: 'name',
    label: signaturesTexts.signatureName,
    mine: form.values().name,
    theirs: conflict.current.name,
  }
  const signature = {
    name: 'signatureData',
    label: partsText(partNames(contestedParts)),
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
