import type { SignatureTemplate } from '@org/api/client'
import { useIdempotencyKey, useRunOperation } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import { useFieldErrors } from '@org/ui/signature-editor'
import { useScope } from '#shared/scope/use-scope.ts'
import { signaturesFlow, type SignatureValues } from '../signatures-saga.ts'

export interface SendOptions {
  /** The signature that was opened; null for a new one. */
  opened: SignatureTemplate | null
  /** Key of the operation that stores the signature. */
  operation: string
  /** The signature being edited. The message after a save names its fields with errors. */
  edited: SignatureData
}

/** Creates or updates a signature. Resolves with its id, or rejects with an error for the user. */
export function useSendSignature({ opened, operation, edited }: SendOptions) {
  const run = useRunOperation(operation)
  const keyFor = useIdempotencyKey(signaturesFlow.operations.create)
  const scope = useScope()
  const toCorrect = useFieldErrors(edited).map(({ label }) => label)
  const { create, update } = signaturesFlow.requests
  return (values: SignatureValues, base: SignatureTemplate | null): Promise<string | null> => {
    if (base) return run(update({ id: base.id, values, base, toCorrect }))
    const teamId = opened ? opened.team_id : scope.teamId
    return run(create({ values, toCorrect, teamId, idempotencyKey: keyFor(values) }))
  }
}
