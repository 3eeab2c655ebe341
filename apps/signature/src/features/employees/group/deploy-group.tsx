import { useRunOperation, withFeature } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { Button, Dialog, Skeleton } from '@org/ui/primitives'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { deployOperation, DeployDialog, useDeploy, useMailRound } from '#features/deploy'
import { employeesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import type { GroupQuestionProps } from './group-dialog.tsx'
import { whenDone } from './when-done.ts'
import { deployFeature } from '#features/deploy'

/**
 * Uses the deploy page's dialog to ask for confirmation before mails are sent to the selected
 * employees.
 */
function DeployQuestion({ ids, onDone, onClose }: GroupQuestionProps) {
  const round = useMemo(() => ({ teamId: null, userIds: ids, isReminder: false }), [ids])
  const { preview, ask, error } = useMailRound(round, '')
  const target = { kind: 'group', ids } as const
  const { request, isRunning } = useDeploy(target, '')
  const run = useRunOperation(deployOperation(target))
  const [failure, setFailure] = useState<string | null>(null)
  const begin = useEffectEvent(ask)
  useEffect(() => {
    begin()
  }, [])
  if (preview) {
    return (
      <DeployDialog
        round={round}
        name={employeesTexts.group.people(ids.length)}
        message=""
        preview={preview}
        onConfirm={() => {
          setFailure(null)
          whenDone(run(request()), onDone, setFailure)
        }}
        isSending={isRunning}
        failure={failure}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title={employeesTexts.group.deploy}
      isOpen
      size="small"
      onClose={onClose}
      actions={<Button onPress={onClose}>{texts.cancel}</Button>}
    >
      {error === null ? (
        <Skeleton lines={3} label={texts.loading} />
      ) : (
        <FormError message={error} work="load" />
      )}
    </Dialog>
  )
}

export const DeployGroup = withFeature(deployFeature, DeployQuestion)
