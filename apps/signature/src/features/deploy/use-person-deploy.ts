import type { User } from '@org/api/client'
import { useState } from 'react'
import { isFailure } from '#shared/employees/person-state.tsx'
import { deployTexts } from './texts.ts'
import { useDeploy } from './use-deploy.ts'

/** Provides what sends a person's signature, and why it cannot be sent. */
export function usePersonDeploy(employee: User, message: string) {
  const [hasObstacle, setObstacle] = useState(false)
  const target = { kind: 'user', id: employee.id } as const
  // After a new version or a failure, sending again is a new request rather than a retry.
  const round = [employee.signature?.version, employee.deploy_status, employee.sent_at]
  const { deploy, isRunning, error } = useDeploy(target, message, round)
  const isFailed = isFailure(employee.deploy_status)
  const isSent = employee.is_deploy_sent || employee.is_deployed
  const isAgain = isSent || isFailed
  return {
    isRunning,
    error,
    hasObstacle,
    isFailed,
    isQueued: employee.deploy_status === 'queued',
    /** Whether nothing more has to be sent, so that the action is less prominent. */
    isDone: isSent && !isFailed,
    action: isAgain ? deployTexts.sendAgain : deployTexts.deploy,
    press: () => {
      setObstacle(employee.signature === null)
      if (employee.signature !== null) deploy(isAgain)
    },
  }
}

export type PersonDeploy = ReturnType<typeof usePersonDeploy>
