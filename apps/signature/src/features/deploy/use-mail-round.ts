import { useOperation, useAppDispatch, useAppSelector } from '@org/app-kit'
import { useEffect, useId } from 'react'
import {
  type MailRound,
  previewClosed,
  previewOperation,
  previewRequested,
  selectPreview,
} from './deploy-slice.ts'

/**
 * Provides the preview of a round of mails: `ask` loads the preview, `close` drops it. A response
 * that arrives later, or after the component has unmounted, is ignored.
 */
export function useMailRound(round: MailRound, message: string) {
  const dispatch = useAppDispatch()
  const id = useId()
  const preview = useAppSelector(selectPreview(id))
  useEffect(
    () => () => {
      dispatch(previewClosed(id))
    },
    [dispatch, id],
  )
  return {
    ...useOperation(previewOperation(id)),
    preview,
    ask: () => dispatch(previewRequested({ id, round, message: message.trim() })),
    close: () => dispatch(previewClosed(id)),
  }
}
