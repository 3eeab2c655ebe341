import { useIdempotencyKey, useOperation, useAppDispatch } from '@org/app-kit'
import { deployOperation, deployRequested, type DeployTarget } from './deploy-slice.ts'

/**
 * Sends to one target; trying the same again after a lost answer sends nothing twice. Who has to know
 * the end of it runs the `request`, in place of `deploy`.
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
