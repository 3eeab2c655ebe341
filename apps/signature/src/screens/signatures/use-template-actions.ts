import type { SignatureTemplate } from '@org/api/client'
import { useEnvironment } from '@org/app-kit'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths.ts'
import { useScope } from '../../shell/use-scope.ts'
import { useAppDispatch } from '../../state.ts'
import { templatesFlow } from '../../templates/templates-saga.ts'
import { texts } from '../../texts.ts'

/** What can be done with a template beside deleting it, which asks first. */
export function useTemplateActions() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { newKey } = useEnvironment()
  const { teamId } = useScope()
  return {
    edit: ({ id }: SignatureTemplate) => void navigate(paths.signature(teamId, id)),
    duplicate: ({ name, signatureData, team_id }: SignatureTemplate) =>
      dispatch(
        templatesFlow.requests.create({
          values: { name: texts.signatures.copyOf(name), signatureData },
          teamId: team_id,
          told: texts.signatures.duplicated(texts.signatures.copyOf(name)),
          idempotencyKey: newKey(),
        }),
      ),
  }
}
