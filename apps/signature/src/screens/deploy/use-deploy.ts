import { useIdempotencyKey, useOperation } from '@org/app-kit'
import { deployOperation, deployRequested, type DeployTarget } from '../../deploy/deploy-slice.ts'
import { useAppDispatch } from '../../state.ts'

/** Sends to one target; trying the same again after a lost answer sends nothing twice. */
export function useDeploy(target: DeployTarget, message: string, round: unknown = null) {
  const dispatch = useAppDispatch()
  const operation = deployOperation(target)
  const keyFor = useIdempotencyKey(operation)
  const state = useOperation(operation)
  const deploy = (sendAgain = false) => {
    const request = { target, message: message.trim(), sendAgain }
    dispatch(deployRequested({ ...request, idempotencyKey: keyFor({ ...request, round }) }))
  }
  return { ...state, deploy }
}
