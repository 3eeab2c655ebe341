import type { SignatureTemplate } from '@org/api/client'
import { useEnvironment, useAppDispatch } from '@org/app-kit'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { signatureListTexts } from './texts.ts'
import { signaturesFlow } from '../signatures-saga.ts'

/** Provides the actions on a signature, except deletion, which asks for confirmation first. */
export function useSignatureActions() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { newKey } = useEnvironment()
  const { teamId } = useScope()
  return {
    edit: ({ id }: SignatureTemplate) => void navigate(paths.signature(teamId, id)),
    duplicate: ({ name, signatureData, team_id }: SignatureTemplate) =>
      dispatch(
        signaturesFlow.requests.create({
          values: { name: signatureListTexts.copyOf(name), signatureData },
          teamId: team_id,
          savedText: signatureListTexts.duplicated(signatureListTexts.copyOf(name)),
          idempotencyKey: newKey(),
        }),
      ),
  }
}
