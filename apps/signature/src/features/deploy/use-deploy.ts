import { useIdempotencyKey, useOperation, useAppDispatch } from '@org/app-kit'
import { deployOperation, deployRequested, type DeployTarget } from './deploy-slice.ts'

/**
 * Sends the signature to one target; a retry after a lost response sends nothing twice. Callers
 * that need the result run the action that `request` returns, instead of calling `deploy`.
 */
export function useDeploy(target: DeployTarget, message: string, round: unknown = null) {
  const dispatch = useAppDispatch()
  const operation = deployOperation(target)
  const keyFor = useIdempotencyKey(operation)
  const state = useOperation(operation)
  const request = (sendAgain = false) => {
    const wanted = { target, message: message.trim(), sendAgain }
    return deployRequested({ ...wanted, idempotencyKey: keyFor({ ...wanted, round }) })
  }
  const deploy = (sendAgain = false) => {
    dispatch(request(sendAgain))
  }
  return { ...state, deploy, request }
}
