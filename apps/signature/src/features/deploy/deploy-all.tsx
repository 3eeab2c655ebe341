import type { Team } from '@org/api/client'
import { explained } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { Send } from 'lucide-react'
import { DeployDialog } from './deploy-dialog/index.ts'
import { Reason, TeamCounts } from './deploy-page.styles.ts'
import { deployTexts } from './texts.ts'
import { useDeploy } from './use-deploy.ts'
import { useMailRound } from './use-mail-round.ts'

export interface DeployAllProps {
  teams: readonly Team[]
  /** The note that the administrator adds to the mails. */
  message: string
}

/** Sends the signature to everybody whom it was not sent yet, after asking with all numbers. */
export function DeployAll({ teams, message }: DeployAllProps) {
  const { deploy, isRunning, error } = useDeploy({ kind: 'everybody' }, message)
  const round = { teamId: null, isReminder: false }
  const { preview, ask, close, ...asking } = useMailRound(round, message)
  const failure = asking.error ?? error
  const due = teams.filter(({ deploy_due_count }) => deploy_due_count > 0)
  const confirm = () => {
    deploy()
    close()
  }
  return (
    <>
      <Button
        variant="primary"
        icon={<Send size={16} aria-hidden="true" />}
        isDisabled={due.length === 0}
        isLoading={isRunning || asking.isRunning}
        onPress={ask}
      >
        {deployTexts.deployAll}
      </Button>
      {failure !== null && (
        <Reason role="alert">
          {explained(failure, asking.error === null ? 'deploy' : 'load')}
        </Reason>
      )}
      {preview && (
        <DeployDialog
          round={round}
          name={deployTexts.confirm.everybody}
          message={message}
          preview={preview}
          onConfirm={confirm}
          onClose={close}
        >
          <TeamCounts>
            {due.map(({ id, name, deploy_due_count }) => (
              <li key={id}>
                <span>{name}</span>
                <span>{deployTexts.mails(deploy_due_count)}</span>
              </li>
            ))}
          </TeamCounts>
        </DeployDialog>
      )}
    </>
  )
}
