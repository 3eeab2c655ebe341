import { Button, Dialog, Skeleton } from '@org/ui/primitives'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { texts } from '../../../texts.ts'
import { DeployDialog } from '../../deploy/deploy-dialog/deploy-dialog.tsx'
import { useDeploy } from '../../deploy/use-deploy.ts'
import { useMailRound } from '../../deploy/use-mail-round.ts'
import { FormError } from '../../shared/form-error.tsx'
import type { GroupQuestionProps } from './group-dialog.tsx'

/** Asks before the selected employees are mailed, as the deploy page does. */
export function DeployGroup({ ids, onDone, onClose }: GroupQuestionProps) {
  const round = useMemo(() => ({ teamId: null, userIds: ids, isReminder: false }), [ids])
  const { preview, ask, close, error } = useMailRound(round, '')
  const { deploy } = useDeploy({ kind: 'group', ids }, '')
  const begin = useEffectEvent(ask)
  useEffect(() => {
    begin()
  }, [])
  const leave = () => {
    close()
    onClose()
  }
  if (preview) {
    return (
      <DeployDialog
        round={round}
        name={texts.users.group.people(ids.length)}
        message=""
        preview={preview}
        onConfirm={() => {
          deploy()
          close()
          onDone()
        }}
        onClose={leave}
      />
    )
  }
  return (
    <Dialog
      title={texts.users.group.deploy}
      isOpen
      size="small"
      onClose={leave}
      actions={<Button onPress={leave}>{texts.cancel}</Button>}
    >
      {error === null ? (
        <Skeleton lines={3} label={texts.loading} />
      ) : (
        <FormError message={error} />
      )}
    </Dialog>
  )
}
